import { join } from 'node:path';
import type { PageTexts } from '#scripts/content/page/page-texts.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

/** The file of a page's texts in the cache. */
export const textName = (key: string): string => `${key}.json`;

/** Resolves to `undefined` if the texts are damaged or gone: the next build then compiles the page. */
export const readTexts = async (folder: string, key: string): Promise<PageTexts | undefined> => {
  const lines = (await readSealed(join(folder, textName(key))))?.split('\n');
  const [markdown, search, others, ...pageLines] = lines ?? [];
  const page = pageLines.join('\n');
  if (!page || !markdown || !search || !others) return undefined;
  return { page, markdown, search, ...(JSON.parse(others) as Pick<PageTexts, 'cards' | 'colors'>) }; // only `writeTexts` writes it
};

/** The page comes last, because each other text is one line. */
export const writeTexts = (
  folder: string,
  key: string,
  { page, markdown, search, ...others }: PageTexts,
): Promise<void> =>
  writeSealed(join(folder, textName(key)), [markdown, search, JSON.stringify(others), page].join('\n'));

/** The page with its date as the last key of the JSON in its first line, so a new date does not require a recompilation. */
export const withDate = (page: string, lastChanged: string | undefined): string =>
  lastChanged ? page.replace('}\n', () => `,"lastChanged":${JSON.stringify(lastChanged)}}\n`) : page;
