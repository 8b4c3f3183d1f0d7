import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import { readPatterns } from '#scripts/content/data-rows.ts';
import { type ProblemText, pointAt, type Report, shortened } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from '#scripts/content/tree/define-component.ts';
import { limitInline, parserLimit, TOO_MANY_EVENTS, withoutCode } from './parser-limits.ts';

/** MDX's own parser. The build never runs a page's code: the vocabulary is closed, so the tree contains everything. */
const parser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm, limitInline] });

/**
 * Parses a page's source into a tree. MDX's parser stops at the first problem in the syntax. Then that problem is reported, and
 * the rest of the page waits until it is corrected. Also returns `undefined` for a text that would take too long.
 */
export const parsePage = (source: string, vocabulary: Vocabulary, report: Report): Root | undefined => {
  const tooMuch = parserLimit(source);
  if (tooMuch) {
    report(pointAt(source, tooMuch.offset), tooMuch.message, tooMuch.hint);
    return undefined;
  }
  try {
    return parser.parse(source);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { offset, message, hint } = syntaxProblem(error, source, vocabulary);
    report(pointAt(source, offset), message, hint);
    return undefined;
  }
};

/** A problem in a page's syntax. `offset` counts characters from the start of the page's file. */
interface SyntaxProblem extends ProblemText {
  offset: number;
}

const LESS_THAN_IN_PROSE = 'For the character in prose, write `\\<`.';
const TAGS_APART = 'Put both tags on lines of their own, with blank lines between them and the text.';

/** Explains the parser's rules to an author. */
const HINTS = readPatterns('scripts/content/source/syntax-hints.tsv').map(
  ([pattern, rule = '', message = '', hint = '']) => ({ rule, pattern, message, hint }),
);

/** The patterns look at this many characters on both sides of the stop: some take time with the square of the length. */
const LONGEST_CONTEXT = 5000;

/** Explains an error of MDX's parser in terms that an author knows. */
const syntaxProblem = (error: VFileMessage, text: string, vocabulary: Vocabulary): SyntaxProblem => {
  const { place, reason, source = '', ruleId = '' } = error;
  const stop = (place && 'start' in place ? place.start : place)?.offset ?? text.length;
  if (ruleId === TOO_MANY_EVENTS)
    return {
      offset: stop,
      message: 'There are too many links, brackets, or stars in one paragraph.',
      hint: 'Make several paragraphs or a list of it, and put code in backticks.',
    };
  const mismatched =
    ruleId === 'end-tag-mismatch' ? mismatchedTag({ text, stop, reason, vocabulary }) : undefined;
  if (mismatched) return mismatched;
  const lineStart = text.lastIndexOf('\n', Math.max(0, stop - LONGEST_CONTEXT)) + 1;
  const start = Math.max(lineStart, stop - 2 * LONGEST_CONTEXT);
  const end = ruleId === 'unexpected-eof' ? stop : stop + LONGEST_CONTEXT;
  const read = withoutCode(text).slice(start, end);
  for (const { rule, pattern, message, hint } of HINTS) {
    if (!`${source}:${ruleId}`.includes(rule)) continue;
    const found = [...read.matchAll(pattern)].findLast(
      ({ index, 0: { length } }) => start + index <= stop && start + index + length >= stop,
    );
    if (!found) continue;
    const filled = (form: string) =>
      form.replaceAll(/\$(\d)/g, (_, group: string) => shortened(found[Number(group)] ?? ''));
    return { offset: start + found.index, message: filled(message), hint: filled(hint) };
  }
  return {
    offset: stop,
    message: `MDX cannot read this: ${reason}.`,
    hint: 'Put code and characters such as `<` and `{` in backticks, or write `\\<` and `\\{`.',
  };
};

interface Stop {
  text: string;
  /** The offset at which the parser stopped. */
  stop: number;
  /** The parser's sentence. */
  reason: string;
  vocabulary: Vocabulary;
}

/** A tag that is never closed, or that is closed by a tag with another name. Only the parser's sentence has their names. */
const mismatchedTag = ({ text, stop, reason, vocabulary }: Stop): SyntaxProblem | undefined => {
  const closed = /^Expected the closing tag `<\/([^>`]*)>`/.exec(reason)?.[1];
  if (closed !== undefined)
    return {
      offset: stop,
      message: `\`</${closed}>\` is in a different paragraph from its \`<${closed}>\`.`,
      hint: TAGS_APART,
    };
  const [, name = '', line = '', column = ''] = /for `<([^>`]*)>` \((\d+):(\d+)-/.exec(reason) ?? [];
  if (!name) return undefined;
  const offset = offsetAt(text, Number(line), Number(column));
  const word = /\w*$/.exec(text.slice(Math.max(0, offset - LONGEST_CONTEXT), offset))?.[0] ?? '';
  const definition = vocabulary.definitionOf(name);
  const isElement = vocabulary.isHtmlElement(name);
  if ((word && !isElement) || /^[A-Z]\d?$/.test(name)) {
    const code = `${word}<${name}>`;
    return {
      offset,
      message: `\`${code}\` is read as a tag.`,
      hint: `Put it in backticks: \`\` \`${code}\` \`\`.`,
    };
  }
  if (!definition && !isElement)
    return {
      offset,
      message: `\`<${name}>\` is not a component.`,
      hint: `${vocabulary.unknownTagHint(name)} ${LESS_THAN_IN_PROSE}`,
    };
  const block = /before the end of `(\w+)`/.exec(reason)?.[1];
  return {
    offset,
    message: `\`<${name}>\` is not closed.`,
    hint:
      block === 'paragraph' && text.includes(`</${name}>`, stop)
        ? TAGS_APART
        : unclosedHint(name, block, vocabulary),
  };
};

const unclosedHint = (name: string, block: string | undefined, vocabulary: Vocabulary): string => {
  const definition = vocabulary.definitionOf(name);
  if (!definition) return vocabulary.unknownTagHint(name);
  return definition.content === 'none'
    ? `Write \`<${name}${Object.keys(definition.props).length > 0 ? ' …' : ''} />\`.`
    : `Write \`</${name}>\`${block ? ` in the same list item, quote, or sentence as \`<${name}>\`` : ''}.`;
};

/** The offset of a position; `line` and `column` count from 1. */
const offsetAt = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1);
