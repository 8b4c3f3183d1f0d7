import { join } from 'node:path';
import type { PageTexts } from '#scripts/content/page/page-texts.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The file of a page's texts in the cache. */
export const textName = (key: string): string => `${key}.json`;

/** Resolves to `undefined` if the texts are damaged or gone: the next build then compiles the page. */
export const readTexts = async (folder: string, key: string): Promise<PageTexts | undefined> => {
  const lines = (await readSealed(join(folder, textName(key))))?.split('\n');
  const [page, markdown, search, others] = lines ?? [];
  if (!page || !markdown || !search || !others) return undefined;
  return { page, markdown, search, ...(JSON.parse(others) as Pick<PageTexts, 'cards' | 'colors'>) }; // only `writeTexts` writes it
};

/** Each text is a line of JSON, which takes less time than one JSON of all. */
export const writeTexts = (
  folder: string,
  key: string,
  { page, markdown, search, ...others }: PageTexts,
): Promise<void> =>
  writeSealed(join(folder, textName(key)), [page, markdown, search, JSON.stringify(others)].join('\n'));

/** The JSON of a page's data with its date. The date is the last key, so a new date does not require a recompilation. */
export const withDate = (page: string, lastChanged: string | undefined): string =>
  lastChanged ? `${page.slice(0, -1)},"lastChanged":${JSON.stringify(lastChanged)}}` : page;
