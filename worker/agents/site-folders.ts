import { capitalized } from '#worker/page/capitalized.ts';
import { type PageEntries, pageEntries } from '#worker/page/page-entry.ts';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { ancestors, libraryName } from '#worker/page/trail.ts';

export const ROOT = '/' as PagePath; // It is a page path.

/** Parses the folder in the address of a list of pages. The root is the empty text. */
export const parseFolder = (text: string): PagePath | undefined =>
  text === '' ? ROOT : parsePagePath(`/${text}`);

/** The folders that have pages below them, without the root. A folder need not be a page. */
export const siteFolders = (pages: PageEntries): ReadonlySet<PagePath> =>
  new Set(pageEntries(pages).flatMap(([path]) => ancestors(path)));

/** The name of a folder: of its library, of its page, or of the folder itself. */
export const folderTitle = (folder: PagePath, pages: PageEntries): string =>
  libraryTitle(folder) ?? pages[folder]?.title ?? wordsOf(folder);

/** `Python v0 reference` for the start of a library's reference. */
export const libraryTitle = (path: PagePath): string | undefined => {
  const name = libraryName(path);
  return name && `${name} reference`;
};

/** `Getting started` for `/getting-started`. */
const wordsOf = (folder: PagePath): string =>
  capitalized(folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' '));
