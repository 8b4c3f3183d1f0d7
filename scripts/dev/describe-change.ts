import type { ChangedPages } from './builder.ts';
import { nameFiles } from './name-files.ts';

/** The line about a change that the author sees: the files, the time since they were saved, and what is still to come. */
export const describeChange = (files: readonly string[], since: number, pages: ChangedPages): string =>
  `${nameFiles(files)}: ${Math.round(performance.now() - since)} ms${remainder(pages)}`;

/** A change of many pages is shown before all of them are compiled. */
const remainder = (pages: ChangedPages): string => {
  if ('except' in pages) return '';
  return pages.only.length > 0 ? ' for the open pages; the others follow' : '; the pages follow';
};
