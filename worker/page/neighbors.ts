import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import { menuLinks } from './menu-links.ts';
import { MAIN_MENU } from './menu-with-key.ts';

export interface Neighbors {
  previous?: NavigationLink;
  next?: NavigationLink;
}

/**
 * Finds the previous and next page in menu order (specification, section 2). Where a menu begins or ends, the way continues in
 * the menus above it, nearest first: to the entry before, or after, those that are also in this menu.
 */
export const neighbors = (menu: Menu, href: string, menusAbove: readonly Menu[]): Neighbors => {
  const pages = pagesOf(menu);
  const index = pages.findIndex((page) => page.href === href);
  if (index === -1) return {};
  const places = menusAbove.map((above, level) =>
    placeIn(pagesOf(above), [...pages, ...menusAbove.slice(0, level).flatMap(pagesOf)]),
  );
  const previous = [pages[index - 1], ...places.map((place) => place.previous)].find(Boolean);
  const next = [pages[index + 1], ...places.map((place) => place.next)].find(Boolean);
  return { ...(previous && { previous }), ...(next && { next }) };
};

/** The menus above a menu, nearest first. The main menu is above all others. */
export const menusAbove = (menu: Menu, menus: readonly Menu[]): Menu[] =>
  menu.key === MAIN_MENU
    ? []
    : menus
        .filter(({ key, parent }) => key === MAIN_MENU || (menu.above && parent?.href === menu.above.href))
        .sort((a, b) => Number(a.key === MAIN_MENU) - Number(b.key === MAIN_MENU));

/** The pages of a menu, without links to a section or to another site. */
const pagesOf = (menu: Menu): NavigationLink[] =>
  menuLinks(menu).filter(({ href }) => href.startsWith('/docs') && !href.includes('#'));

const placeIn = (main: readonly NavigationLink[], pages: readonly NavigationLink[]) => {
  const isOwn = ({ href }: NavigationLink) => pages.some((page) => page.href === href);
  const first = main.findIndex(isOwn);
  if (first >= 0) return { previous: main[first - 1], next: main[main.findLastIndex(isOwn) + 1] };
  // An older version is not in the main menu, so it takes the place just before the latest one.
  const latest = main.findLastIndex(({ href }) => pages[0]?.href.startsWith(`${href}/`));
  return { previous: main[latest - 1], next: main[latest] };
};
