import { HELP, TOP_BAR_SECTIONS } from '#content/navigation/sections.ts';
import type { Menu, NavigationLink } from '#content/navigation/types.ts';

/** The key of the main menu, which is also that of pages without another menu. */
export const MAIN_MENU = 'docs';

/** Returns the menu with a key. The build ensures that it exists. */
export const menuWithKey = (key: string, menus: readonly Menu[]): Menu => {
  const menu = menus.find((candidate) => candidate.key === key);
  if (!menu) throw new Error(`The release has no menu "${key}".`);
  return menu;
};

/** The links of a menu in their order: its parent page first, and without the neighboring sections. */
export const menuLinks = ({ parent, groups }: Menu): NavigationLink[] => [
  ...(parent ? [parent] : []),
  ...groups.flatMap(({ links }) => links),
];

/** The link of a menu to a page. `href` is a path with `/docs`. */
export const menuLink = (menu: Menu, href: string): NavigationLink | undefined =>
  menuLinks(menu).find((link) => link.href === href);

/** The folder of an area: `/docs/concepts` for its start `/docs/concepts/introduction`. */
const folderOf = (href: string): string =>
  href.startsWith('/docs/reference/') ? href : href.split('/', 3).join('/');

const ROOTS = [...TOP_BAR_SECTIONS, HELP].flatMap((section) =>
  [folderOf(section.href), ...(section.others ?? [])].map((root) => ({ root, section })),
);

/** Finds the area of the site that a page belongs to: the one with the nearest folder above it. `href` is a path with `/docs`. */
export const currentSection = (href: string) =>
  ROOTS.filter(({ root }) => href === root || href.startsWith(`${root}/`)).sort(
    (a, b) => b.root.length - a.root.length,
  )[0]?.section;
