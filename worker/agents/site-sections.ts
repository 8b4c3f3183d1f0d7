import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import type { Menu } from '#content/navigation/types.ts';
import { menuLinks } from '#worker/page/menu-links.ts';
import { type PageEntries, type PageEntry, pageEntries } from '#worker/page/page-entry.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { ancestors } from '#worker/page/trail.ts';
import { folderTitle, libraryTitle, ROOT, siteFolders } from './site-folders.ts';

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
    .sort(([a], [b]) => placeIn(order, a) - placeIn(order, b));
  if (!listed.some(([path]) => path !== folder)) return [];
  const site = { pages, folders: siteFolders(pages) };
  const sections = new Map<string, SiteSection>();
  for (const [path, { title, description, markdown, markdownBytes }] of listed) {
    const name = sectionTitle(path, site);
    const section = sections.get(name) ?? { title: name, isOld: isOld(path), pages: [] };
    section.pages.push({ path, title, description, markdown, markdownBytes });
    sections.set(name, section);
  }
  return [...sections.values()].sort((a, b) => Number(a.isOld) - Number(b.isOld));
};

interface TitledSite extends Pick<ListedSite, 'pages'> {
  folders: ReadonlySet<PagePath>;
}

const isIn = (path: PagePath, folder: PagePath): boolean =>
  folder === ROOT || path === folder || path.startsWith(`${folder}/`);

/** The place of each address in the menus, or the first of several. */
const menuOrder = (menus: readonly Menu[]): ReadonlyMap<string, number> => {
  const hrefs = menus.flatMap((menu) => menuLinks(menu).map(({ href }) => href));
  return new Map(hrefs.map((href, index) => [href, index] as const).reverse());
};

/** A page that no menu has comes last. */
const placeIn = (order: ReadonlyMap<string, number>, path: PagePath): number =>
  order.get(pageHref(path)) ?? Number.MAX_SAFE_INTEGER;

const sectionTitle = (path: PagePath, { pages, folders }: TitledSite): string => {
  if (BUILDING_BLOCKS.some(({ href }) => href === pageHref(path))) return 'Building blocks';
  const way = [...ancestors(path), path];
  const library = way.map(libraryTitle).findLast((title) => title !== undefined);
  const folder = way.findLast((above) => folders.has(above) && Object.hasOwn(pages, above));
  return library ?? (folder ? folderTitle(folder, pages) : 'General');
};

const isOld = (path: PagePath): boolean => {
  const reference = parseReferencePath(path);
  return reference !== undefined && reference.reference !== reference.sdk;
};
