import { bulletList, crossReference, type PageLink, settingsTable, warning } from './article-blocks.ts';
import { pythonSample, typescriptSample, yamlSample } from './code-samples.ts';
import { seededRandom } from './seeded-random.ts';
import { paragraph, thing, topic } from './sentences.ts';

/** Words of an article, without code and front matter. */
export const ARTICLE_WORDS = 1100;
const PARAGRAPH_WORDS = 55;

export interface ArticlePlan {
  /** Decides every word: the same seed gives the same article. */
  seed: number;
  title: string;
  links: readonly PageLink[];
}

/** What stands at the end of each section; a section of level 3 belongs to the one before it. */
const SECTIONS = [
  { level: 2, block: typescriptSample },
  { level: 2, block: bulletList },
  { level: 3 },
  { level: 2, block: pythonSample },
  { level: 3, block: warning },
  { level: 2, block: settingsTable },
  { level: 2, block: yamlSample },
  { level: 3 },
  { level: 2 },
] as const;

/**
 * An MDX page of about {@link ARTICLE_WORDS} words with nine headings, three code blocks, a table, a callout and a list: what
 * the budgets of the bench are set for.
 */
export const article = ({ seed, title, links }: ArticlePlan): string => {
  const random = seededRandom(seed);
  const introduction = [paragraph(random), ...links.map((link) => crossReference(random, link))].join(' ');
  const sections = SECTIONS.map((section) => ({
    heading: `${'#'.repeat(section.level)} ${topic(random)}`,
    prose: [] as string[],
    blocks: 'block' in section ? [section.block(random)] : [],
  }));
  const text = () =>
    [introduction, ...sections.flatMap(({ heading, prose, blocks }) => [heading, ...prose, ...blocks])].join(
      '\n\n',
    );
  const description = `How to work with the ${thing(random)} and the ${thing(random)} in a project.`;
  let words = wordCount(text());
  for (let index = 0; words < ARTICLE_WORDS - PARAGRAPH_WORDS / 2; index += 1) {
    const next = paragraph(random);
    words += wordCount(next);
    sections[index % sections.length]?.prose.push(next);
  }
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text()}\n`;
};

/** Words outside code and front matter. */
export const wordCount = (markdown: string): number =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word)).length;
