import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import type { Menu } from '#content/navigation/types.ts';
import { menuLinks } from '#worker/model/menus.ts';
import { type PagePath, pageHref, parsePagePath, parseReferencePath } from '#worker/model/page-path.ts';
import { type PageEntries, type PageEntry, pageEntries } from '#worker/model/release-manifest.ts';
import { capitalized } from '#worker/model/text.ts';
import { ancestors, libraryName } from '#worker/page/trail.ts';

/** The parts of a release that lists of pages depend on. */
export interface ListedSite {
  pages: PageEntries;
  menus: readonly Menu[];
}

/** Pages that belong together, in the order of the menus. */
export interface SiteSection {
  title: string;
  /** `true` for older versions, and for libraries that support only old versions. */
  isOld: boolean;
  pages: ListedPage[];
}

export type ListedPage = Pick<PageEntry, 'title' | 'description' | 'markdown' | 'markdownBytes'> & {
  path: PagePath;
};

/** The sections of the pages at a folder and below it, current versions first. Empty if the folder has no page below it. */
export const siteSections = (folder: PagePath, { pages, menus }: ListedSite): SiteSection[] => {
  const order = menuOrder(menus);
  const listed = pageEntries(pages)
    .filter(([path]) => isIn(path, folder))
    .sort(([a], [b]) => rankIn(order, a) - rankIn(order, b));
  if (!listed.some(([path]) => path !== folder)) return [];
  const site = { pages, folders: siteFolders(pages) };
  const sections = Map.groupBy(listed, ([path]) => sectionTitle(path, site));
  return [...sections]
    .map(([title, entries]) => ({
      title,
      isOld: entries.some(([path]) => isOld(path)),
      pages: entries.map(([path, entry]) => ({ ...entry, path })),
    }))
    .sort((a, b) => Number(a.isOld) - Number(b.isOld));
};

interface TitledSite extends Pick<ListedSite, 'pages'> {
  folders: ReadonlySet<PagePath>;
}

const isIn = (path: PagePath, folder: PagePath): boolean =>
  folder === ROOT || path === folder || path.startsWith(`${folder}/`);

/** The position of each address in the menus, or the first of several. */
const menuOrder = (menus: readonly Menu[]): ReadonlyMap<string, number> => {
  const hrefs = menus.flatMap((menu) => menuLinks(menu).map(({ href }) => href));
  return new Map(hrefs.map((href, index) => [href, index] as const).reverse());
};

/** A page that no menu has comes last. */
const rankIn = (order: ReadonlyMap<string, number>, path: PagePath): number =>
  order.get(pageHref(path)) ?? Number.MAX_SAFE_INTEGER;

const sectionTitle = (path: PagePath, { pages, folders }: TitledSite): string => {
  if (BUILDING_BLOCKS.some(({ href }) => href === pageHref(path))) return 'Building blocks';
  const paths = [...ancestors(path), path];
  const library = paths.map(libraryTitle).findLast((title) => title !== undefined);
  const folder = paths.findLast((above) => folders.has(above) && Object.hasOwn(pages, above));
  return library ?? (folder ? folderTitle(folder, pages) : 'General');
};

const isOld = (path: PagePath): boolean => {
  const reference = parseReferencePath(path);
  return reference !== undefined && reference.reference !== reference.sdk;
};

export const ROOT = '/' as PagePath; // It is a page path.

/** Parses the path of a folder, with or without `/docs` and slashes around it. The root is the empty text. */
export const parseFolder = (text: string): PagePath | undefined =>
  parsePagePath(`/${text.replace(/^\/?(?:docs(?=\/|$))?\/?|\/$/g, '')}`);

/** The folders that have pages below them, without the root. A folder need not be a page. */
export const siteFolders = (pages: PageEntries): ReadonlySet<PagePath> =>
  new Set(pageEntries(pages).flatMap(([path]) => ancestors(path)));

/** The name of a folder: of its library, of its page, or of the folder itself. */
export const folderTitle = (folder: PagePath, pages: PageEntries): string =>
  libraryTitle(folder) ?? pages[folder]?.title ?? wordsOf(folder);

/** `Python v0 reference` for the start of a library's reference. */
const libraryTitle = (path: PagePath): string | undefined => {
  const name = libraryName(path);
  return name && `${name} reference`;
};

/** `Getting started` for `/getting-started`. */
const wordsOf = (folder: PagePath): string =>
  capitalized(folder.slice(folder.lastIndexOf('/') + 1).replaceAll('-', ' '));
