import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { article } from './article.ts';
import type { PageLink } from './article-blocks.ts';
import { seededRandom } from './seeded-random.ts';
import { sentenceCase, thing } from './sentences.ts';

export interface GeneratedPage {
  /** From the pages folder, with slashes. */
  file: string;
  /** From the site's root, without /docs. */
  path: string;
  title: string;
  source: string;
}

const PAGES_A_FOLDER = 50;
const LINKS_A_PAGE = 4;

/** The page that is measured: the same article in a site of every size. */
export const ARTICLE_PATH = '/part-001/article-025';

interface PagePlace extends PageLink {
  file: string;
  number: number;
}

const digits = (number: number): string => String(number).padStart(3, '0');

/** The home page and the first page of each folder are its `index.mdx`. */
const placeOf = (number: number): PagePlace => {
  const title = `${sentenceCase(thing(seededRandom(number)))} ${number}`;
  if (number === 0) return { number, title, path: '/', file: 'index.mdx' };
  const folder = `part-${digits(Math.floor((number - 1) / PAGES_A_FOLDER) + 1)}`;
  const inFolder = ((number - 1) % PAGES_A_FOLDER) + 1;
  const name = inFolder === 1 ? 'index' : `article-${digits(inFolder)}`;
  const path = name === 'index' ? `/${folder}` : `/${folder}/${name}`;
  return { number, title, path, file: `${folder}/${name}.mdx` };
};

/** `count` articles in folders of at most {@link PAGES_A_FOLDER}; each links to pages that every larger site holds as well. */
export const generatedSite = (count: number): GeneratedPage[] =>
  Array.from({ length: count }, (_, number) => {
    const place = placeOf(number);
    const links = neighboursOf(number).map(placeOf);
    return { ...place, source: article({ seed: number, title: place.title, links }) };
  });

/** Pages with a smaller number, so that a page reads the same in a site of every size. */
const neighboursOf = (number: number): number[] => {
  const random = seededRandom(-number);
  return Array.from({ length: Math.min(LINKS_A_PAGE, number) }, () => random.below(number));
};

export const writeSite = async (folder: string, pages: readonly GeneratedPage[]): Promise<void> => {
  const files = pages.map(({ file, source }) => ({ file: join(folder, file), source }));
  const folders = new Set(files.map(({ file }) => dirname(file)));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  for (const { file, source } of files) await writeFile(file, source);
};
