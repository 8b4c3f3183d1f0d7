import type { Node, Tree } from 'web-tree-sitter';
import { ownValue } from '#content/own-value.ts';
import { pointAt } from '#scripts/content/problems/problem.ts';
import { childrenOf, type TreeLanguage } from './tree.ts';

/** The first position where code does not parse. `line` and `column` count from 1 in the code. */
export interface CodeProblem {
  line: number;
  column: number;
  /** A clause without a period that says what is wrong: `` `(` is not closed ``. */
  reason: string;
  /** A sentence that says what to write instead, if it is known. */
  hint?: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const QUOTES = ['"', "'", '`'];
const LONGEST_QUOTED = 40;

/** The first position where the code does not follow the grammar, or `undefined` if it does everywhere. */
export const treeProblem = ({ rootNode }: Tree): CodeProblem | undefined => {
  const node = firstProblem(rootNode);
  if (!node) return undefined;
  if (node.isMissing)
    return problemAt(node, node.isNamed ? 'something is missing here' : `\`${node.type}\` is missing`);
  const unpaired = unpairedBracket(node.children);
  if (unpaired) return unpaired;
  const quote = node.children.find(({ text }) => QUOTES.includes(text[0] ?? '') && text.length < 4);
  if (quote) return problemAt(quote, `the text after \`${quote.text}\` is not closed`);
  return problemAt(node, `\`${quoted(node)}\` is not expected here`);
};

/** The first node that is wrong itself. An `ERROR` inside another one is the more exact position. */
const firstProblem = (root: Node): Node | undefined => {
  // Code may be nested more deeply than functions may call each other.
  const open: { node: Node; rest: Node[] }[] = [];
  let next: Node | undefined = root;
  for (;;) {
    if (next?.isMissing) return next;
    if (next?.hasError) {
      if (next.isError && unpairedBracket(next.children)) return next;
      open.push({ node: next, rest: next.children.toReversed() });
    }
    const last = open.at(-1);
    if (!last) return undefined;
    next = last.rest.pop();
    if (next) continue;
    if (last.node.isError) return last.node;
    open.pop();
  }
};

/** A bracket without a partner, directly in an `ERROR` node. The brackets of its whole nodes all have one. */
const unpairedBracket = (nodes: readonly Node[]): CodeProblem | undefined => {
  const open: Node[] = [];
  for (const node of nodes) {
    const { text } = node;
    if (ownValue(CLOSING, text)) open.push(node);
    else if (Object.values(CLOSING).includes(text)) {
      const partner = open.pop();
      if (!partner || ownValue(CLOSING, partner.text) !== text)
        return problemAt(node, `\`${text}\` closes nothing`);
    }
  }
  const last = open.at(-1);
  return last && problemAt(last, `\`${last.text}\` is not closed`);
};

const quoted = ({ text }: Node): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > LONGEST_QUOTED ? `${line.slice(0, LONGEST_QUOTED)}…` : line;
};

/** A problem at the start of a node. */
const problemAt = ({ startPosition: { row, column } }: Node, reason: string): CodeProblem => ({
  line: row + 1,
  column: column + 1,
  reason,
});

/** The elements without an end tag, and those whose end tag may be left out. */
const OPEN_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source track wbr body colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** The first end tag without a start, or start tag without an end. The grammar of HTML accepts both. */
export const htmlProblem = ({ rootNode }: Tree): CodeProblem | undefined => problemBelow(rootNode);

const problemBelow = (node: Node): CodeProblem | undefined => {
  if (node.type === 'erroneous_end_tag') return problemAt(node, `\`${node.text}\` closes nothing`);
  const children = childrenOf(node);
  for (const child of children) {
    const found = problemBelow(child);
    if (found) return found;
  }
  const [start] = children;
  if (start?.type !== 'start_tag' || children.some(({ type }) => type === 'end_tag')) return undefined;
  const [, name = ''] = /^<([\w-]+)/.exec(start.text) ?? [];
  return OPEN_ELEMENTS.has(name.toLowerCase()) ? undefined : problemAt(start, `\`<${name}>\` is not closed`);
};

interface FileShape {
  /** A file has all its statements in functions if it has one of these nodes at its top level. */
  mark: RegExp;
  /** The nodes that such a file cannot have at its top level. */
  statement: RegExp;
}

/** Grammars accept statements at the top level of files, where compilers do not. */
const FILES: Partial<Record<TreeLanguage, FileShape>> = {
  go: { mark: /^package_clause$/, statement: /_statement$|_expression$|^short_var_declaration$|^block$/ },
  java: {
    mark: /^(?:import|package|class)_declaration$/,
    statement: /_statement$|_expression$|^(?:local_variable|method|field)_declaration$|^block$/,
  },
};

/** The first statement at the top level of a file that cannot have one there. */
export const fileProblem = (tree: Tree, language: TreeLanguage): CodeProblem | undefined => {
  const shape = FILES[language];
  const nodes = childrenOf(tree.rootNode);
  if (!shape || !nodes.some(({ type }) => shape.mark.test(type))) return undefined;
  const statement = nodes.find(({ type }) => shape.statement.test(type));
  return statement && problemAt(statement, 'a statement is outside any function');
};

/** Spaces that word processors and web pages put between words. No programming language accepts them. */
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;

/** Typographic characters, and those that code uses instead. */
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '--',
};
const TYPOGRAPHIC = /[“”„‘’–—]/g;

/** The nodes in which every character is allowed. */
const FREE_TEXT = /string|comment|char|template|text|heredoc|regex|rune|description|quoted/;

/** The first space that is not a plain space. */
export const copiedSpace = (code: string): CodeProblem | undefined => {
  const offset = code.search(SPACE);
  if (offset < 0) return undefined;
  const number = code.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...pointAt(code, offset),
    reason: `there is a space here that code does not use (U+${number})`,
    hint: 'Write a plain space.',
  };
};

/** The first quotation mark or dash outside strings and comments that code writes differently. */
export const copiedCharacter = ({ rootNode }: Tree, code: string): CodeProblem | undefined => {
  for (const { 0: character, index } of code.matchAll(TYPOGRAPHIC))
    if (!isInFreeText(rootNode.descendantForIndex(index)))
      return {
        ...pointAt(code, index),
        reason: `\`${character}\` belongs in prose, not in code`,
        hint: `Write \`${ownValue(PLAIN, character)}\`.`,
      };
  return undefined;
};

const isInFreeText = (node: Node | null): boolean =>
  node !== null && (FREE_TEXT.test(node.type) || isInFreeText(node.parent));
