import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { article, type PageLink } from './article.ts';
import { randomText } from './random-text.ts';

interface GeneratedPage extends PageLink {
  /** The file's path relative to the pages folder, with slashes. */
  file: string;
  source: string;
}

const PAGES_PER_FOLDER = 50;
const LINKS_PER_PAGE = 4;

/** The page that is measured. It is the same article in a site of any size. */
export const ARTICLE_PATH = '/part-001/article-025';

const digits = (number: number): string => String(number).padStart(3, '0');

/** The title, path and file of a page. The home page and the first page of each folder are an `index.mdx`. */
const placeOf = (number: number): PageLink & { file: string } => {
  const title = `${randomText(number).title(2)} ${number}`;
  if (number === 0) return { title, path: '/', file: 'index.mdx' };
  const folder = `part-${digits(Math.floor((number - 1) / PAGES_PER_FOLDER) + 1)}`;
  const inFolder = ((number - 1) % PAGES_PER_FOLDER) + 1;
  if (inFolder === 1) return { title, path: `/${folder}`, file: `${folder}/index.mdx` };
  const name = `${folder}/article-${digits(inFolder)}`;
  return { title, path: `/${name}`, file: `${name}.mdx` };
};

/** `count` articles in folders of at most {@link PAGES_PER_FOLDER}. Each links to pages that every larger site also has. */
export const generatedSite = (count: number): GeneratedPage[] =>
  Array.from({ length: count }, (_, number) => {
    const place = placeOf(number);
    const links = linkedNumbers(number).map(placeOf);
    return { ...place, source: article({ seed: number, title: place.title, links }) };
  });

/** Pages with smaller numbers, so a page has the same text in a site of any size. */
const linkedNumbers = (number: number): number[] => {
  const { below } = randomText(-number);
  return Array.from({ length: Math.min(LINKS_PER_PAGE, number) }, () => below(number));
};

export const writeSite = async (folder: string, pages: readonly GeneratedPage[]): Promise<void> => {
  for (const { file, source } of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
};
