import type { Node, Tree } from 'web-tree-sitter';
import type { CodeMistake } from './code-mistake.ts';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const QUOTES = ['"', "'", '`'];
const LONGEST_QUOTED = 40;

/** The first place where the code does not follow the grammar, or `undefined` if it does everywhere. */
export const treeMistake = ({ rootNode }: Tree): CodeMistake | undefined => {
  const node = firstMistake(rootNode);
  if (!node) return undefined;
  if (node.isMissing)
    return mistakeAt(node, node.isNamed ? 'something is missing here' : `\`${node.type}\` is missing`);
  const unpaired = unpairedBracket(node.children);
  if (unpaired) return unpaired;
  const quote = node.children.find(({ text }) => QUOTES.includes(text[0] ?? '') && text.length < 4);
  if (quote) return mistakeAt(quote, `the text after \`${quote.text}\` is not closed`);
  return mistakeAt(node, `\`${quoted(node)}\` is not expected here`);
};

/** The first node that is wrong itself. An `ERROR` inside another one is the more exact place. */
const firstMistake = (node: Node): Node | undefined => {
  if (node.isMissing) return node;
  if (!node.hasError) return undefined;
  if (node.isError && unpairedBracket(node.children)) return node;
  for (const child of node.children) {
    const found = firstMistake(child);
    if (found) return found;
  }
  return node.isError ? node : undefined;
};

/** A bracket without a partner, directly in an `ERROR` node. The brackets of its whole nodes all have one. */
const unpairedBracket = (nodes: readonly Node[]): CodeMistake | undefined => {
  const open: Node[] = [];
  for (const node of nodes) {
    const { text } = node;
    if (CLOSING[text]) open.push(node);
    else if (Object.values(CLOSING).includes(text)) {
      const partner = open.pop();
      if (!partner || CLOSING[partner.text] !== text) return mistakeAt(node, `\`${text}\` closes nothing`);
    }
  }
  const last = open.at(-1);
  return last && mistakeAt(last, `\`${last.text}\` is not closed`);
};

const quoted = ({ text }: Node): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > LONGEST_QUOTED ? `${line.slice(0, LONGEST_QUOTED)}…` : line;
};

/** A mistake at the start of a node. */
export const mistakeAt = ({ startPosition: { row, column } }: Node, reason: string): CodeMistake => ({
  line: row + 1,
  column: column + 1,
  reason,
});
