import { pythonSample, typescriptSample, yamlSample } from './code-samples.ts';
import { instruction, sentence, sentenceCase, thing } from './sentences.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { QUALITIES, REMARKS, THINGS, TOPICS } from './vocabulary.ts';

/** Words of prose, tables and lists in an article, without code and front matter. */
export const ARTICLE_WORDS = 1100;

export interface ArticlePlan {
  /** Decides every word: the same seed gives the same article. */
  seed: number;
  title: string;
  /** Root-relative paths of pages, each linked once. */
  links: readonly string[];
}

/**
 * An MDX page of about {@link ARTICLE_WORDS} words with nine headings, three code blocks, a table, a callout and a list: as
 * long as the pages that the budgets are set for.
 */
export const article = ({ seed, title, links }: ArticlePlan): string => {
  const random = seededRandom(seed);
  const blocks = shuffledBlocks(random, links);
  const frame = [frontMatter(title, random), ...blocks.flatMap(({ heading, block }) => [heading, block])];
  const paragraphs = paragraphsFor(ARTICLE_WORDS - wordCount(frame.slice(1).join('\n\n')), blocks.length, random);
  const parts = blocks.flatMap(({ heading, block }, index) => [heading, ...(paragraphs[index] ?? []), block]);
  return `${[frontMatter(title, seededRandom(seed)), sentence(seededRandom(seed)), ...parts].filter(Boolean).join('\n\n')}\n`;
};

/** Words outside code and front matter. */
export const wordCount = (markdown: string): number =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word)).length;
