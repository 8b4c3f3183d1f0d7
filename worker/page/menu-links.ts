import type { Menu, NavigationLink } from '#content/navigation/types.ts';

/** The links of a menu in their order: its parent page first, and without the neighboring sections. */
export const menuLinks = ({ parent, groups }: Menu): NavigationLink[] => [
  ...(parent ? [parent] : []),
  ...groups.flatMap(({ links }) => links),
];

/** The link of a menu to a page. `href` is a path with `/docs`. */
export const menuLink = (menu: Menu, href: string): NavigationLink | undefined =>
  menuLinks(menu).find((link) => link.href === href);
