import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { addGfmWithoutBareLinks, mayHaveBareLink } from './bare-links.ts';
import { nestingProblem } from './nesting-problem.ts';
import { parseQuickly } from './parse-quickly.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** MDX's own parser. The build never runs a page's code: the vocabulary is closed, so the tree contains everything. */
const parser = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
/** The same without bare links. Looking for them at every letter takes a third of the time of parsing. */
const parserWithoutBareLinks = createProcessor({ remarkPlugins: [remarkFrontmatter] });
addGfmWithoutBareLinks(parserWithoutBareLinks.data());

const parserFor = (source: string) => (mayHaveBareLink(source) ? parser : parserWithoutBareLinks);

const MOST_SYNTAX_PROBLEMS = 50;

/**
 * Parses a page's source into a tree and reports all mistakes. MDX's parser stops at the first mistake. Each mistake is
 * therefore replaced with the same number of spaces, which keeps all positions, and the text is parsed again. Returns
 * `undefined` if the mistakes cannot be replaced, or if the text would take too long.
 */
export const parsePage = (source: string, vocabulary: Vocabulary, report: Report): Root | undefined => {
  const deep = nestingProblem(source);
  if (deep) {
    report(pointAt(source, deep.offset), deep.message, deep.cure);
    return undefined;
  }
  const processor = parserFor(source);
  const quickly = parseQuickly(source, (text) => processor.parse(text));
  if (quickly) return quickly;
  let text = source;
  for (let count = 0; count < MOST_SYNTAX_PROBLEMS; count += 1) {
    try {
      return processor.parse(text);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const problem = syntaxProblem(error, text, vocabulary);
      report(pointAt(source, problem.offset), problem.message, problem.cure);
      if (problem.mended === undefined || problem.mended === text) return undefined;
      text = problem.mended;
    }
  }
  return undefined;
};
