import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { pointAt } from './source-text.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** MDX's own parser. Nothing of a page is ever run: the vocabulary is closed, so its tree says all. */
const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

const MOST_SYNTAX_PROBLEMS = 50;

/**
 * The tree of a page's source. MDX's parser stops at the first mistake, so each mistake is blanked out with characters of the
 * same number, which keeps all positions, and the rest is parsed again. `undefined` where that leads nowhere.
 */
export const parsePage = (source: string, vocabulary: Vocabulary, report: Report): Root | undefined => {
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
