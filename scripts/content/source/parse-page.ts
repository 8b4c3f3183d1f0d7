import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import { pointAt, type Report } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from '#scripts/content/tree/define-component.ts';
import { withoutCode } from './source-text.ts';
import { syntaxProblem } from './syntax-hints.ts';

/** MDX's own parser. The build never runs a page's code: the vocabulary is closed, so the tree contains everything. */
const parser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/**
 * Parses a page's source into a tree. MDX's parser stops at the first problem in the syntax. Then that problem is reported, and
 * the rest of the page waits until it is corrected. Also returns `undefined` for a text that would take too long.
 */
export const parsePage = (source: string, vocabulary: Vocabulary, report: Report): Root | undefined => {
  const deep = deepNesting(source);
  if (deep !== undefined) {
    report(
      pointAt(source, deep),
      'This list or quote is nested too deeply.',
      'Write the inner ones as sections, or as lists of their own.',
    );
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

/** This matches the marks of lists and quotes at the start of a line, up to the last one. */
const MARKS = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/gm;
/** The parser takes time with the cube of the depth: seconds for 400 lists in each other. A list in ten others has 40 characters. */
const MOST_CHARACTERS = 100;

/** The offset of the first list or quote that is in too many others. Code is only looked for where there seems to be one. */
const deepNesting = (text: string): number | undefined => {
  const marks = deepMarks(text) && deepMarks(withoutCode(text));
  return marks && marks.index + marks[0].length - 1;
};

const deepMarks = (text: string): RegExpExecArray | undefined =>
  [...text.matchAll(MARKS)].find(([marks]) => marks.length > MOST_CHARACTERS);
