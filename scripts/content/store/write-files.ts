import { writeWhole } from '#scripts/content/files/write-file.ts';
import { readTexts, withDate } from './stored-texts.ts';

/** The paths of the files that the out folder lacks of a page, in the form that is sent to another process. */
export interface LackingFiles {
  /** The folder and the key of the page's texts in the cache. */
  texts: string;
  key: string;
  lastChanged: string | undefined;
  page: string | undefined;
  markdown: string | undefined;
  search: string | undefined;
  cards: string | undefined;
}

/** Writes files from the cache. Resolves to the keys of the pages whose texts are damaged, which have to be compiled again. */
export const writeFiles = async (pages: readonly LackingFiles[]): Promise<string[]> => {
  const damaged: string[] = [];
  for (const { texts, key, lastChanged, page, markdown, search, cards } of pages) {
    const known = await readTexts(texts, key);
    if (!known) {
      damaged.push(key);
      continue;
    }
    if (page) await writeWhole(page, withDate(known.page, lastChanged));
    if (markdown) await writeWhole(markdown, known.markdown);
    if (search) await writeWhole(search, known.search);
    if (cards && known.cards) await writeWhole(cards, known.cards.text);
  }
  return damaged;
};
