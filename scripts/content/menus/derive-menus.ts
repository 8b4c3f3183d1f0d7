import type { Menu, NavigationGroup, NavigationLink } from '#content/navigation/types.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import { groupedBy } from '#worker/page/grouped-by.ts';
import { MAIN_MENU } from '#worker/page/menu-with-key.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';

interface TitledPage {
  path: PagePath;
  title: string;
}

/** Derives a menu for each top folder of pages without written menus. The index comes first, then other pages by title. */
export const deriveMenus = (pages: readonly TitledPage[]): Menu[] => {
  const folders = groupedBy(inOrder(pages), ({ path }) => path.split('/', 2)[1] ?? '');
  const single: TitledPage[] = [];
  const heads: TitledPage[] = [];
  const menus: Menu[] = [];
  for (const [top, members] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first, second] = members;
    if (!first) continue;
    if (!second && first.path.split('/').length === 2) single.push(first);
    else {
      heads.push({ path: first.path, title: first.path === `/${top}` ? first.title : titleOf(top) });
      menus.push(folderMenu(top, members));
    }
  }
  const groups = [single, heads]
    .filter((group) => group.length > 0)
    .map((group, index) => ({
      ...(index > 0 ? { showDividerAbove: true } : {}),
      links: inOrder(group).map(linkTo),
    }));
  return [{ key: MAIN_MENU, prefix: '/', groups }, ...menus];
};

const folderMenu = (top: string, pages: readonly TitledPage[]): Menu => {
  const names = new Set(pages.flatMap(({ path }) => (path.split('/').length > 3 ? sectionIn(path) : [])));
  const own = pages.filter(({ path }) => !names.has(sectionIn(path)));
  const sections = groupedBy(
    pages.filter(({ path }) => names.has(sectionIn(path))),
    ({ path }) => sectionIn(path),
  );
  const groups: NavigationGroup[] = own.length > 0 ? [{ links: own.map(linkTo) }] : [];
  for (const [section, members] of sections)
    groups.push({ title: titleOf(section), links: members.map(linkTo) });
  return { key: top === MAIN_MENU ? `${MAIN_MENU}/` : top, prefix: `/${top}`, groups };
};

/** The folder in a top folder that a page is in or is the index of, or an empty text. */
const sectionIn = (path: PagePath): string => path.split('/', 3)[2] ?? '';

const linkTo = ({ path, title }: TitledPage): NavigationLink => ({ title, href: pageHref(path) });

/** Sorts pages by title, each before those below it. */
const inOrder = (pages: readonly TitledPage[]): TitledPage[] => {
  const titles = new Map<string, string>(pages.map(({ path, title }) => [path, title]));
  /** The titles of the pages from the root to this one. A path tells pages of the same title apart. */
  const rankOf = ({ path }: TitledPage): string =>
    path
      .replace(/\/$/, '')
      .split('/')
      .map((_, index, names) => names.slice(0, index + 1).join('/') || '/')
      .flatMap((above) => (titles.has(above) ? `${titles.get(above)}\n${above}` : []))
      .join('\0');
  const ranks = new Map(pages.map((page) => [page, rankOf(page)]));
  return [...pages].sort((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1));
};

const titleOf = (folder: string): string => capitalized(folder.replaceAll(/[-_]+/g, ' '));
