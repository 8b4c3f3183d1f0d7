import type { LinkBySdk, Menu, NavigationLink } from '#content/navigation/types.ts';
import { menuLinks } from '#worker/page/menu-links.ts';

/** An address that a menu leads to. */
export interface MenuEntry {
  href: string;
  title: string;
  /** The menu's key. */
  menu: string;
}

/** The addresses that a menu leads to, with those of the links beside it. */
export const menuEntries = (menu: Menu): MenuEntry[] => {
  const nearby = menu.neighbors?.flatMap(({ links }) => links) ?? [];
  return [...menuLinks(menu), ...nearby]
    .flatMap(addressesOf)
    .map(({ href, title }) => ({ href, title, menu: menu.key }));
};

/** The addresses of a link and of what belongs to its page. Readers of different SDKs may get different ones. */
const addressesOf = (link: NavigationLink | LinkBySdk): { title: string; href: string }[] => {
  if ('hrefBySdk' in link) return Object.values(link.hrefBySdk).map((href) => ({ title: link.kind, href }));
  const { title, href, reference, elsewhere = [] } = link;
  return [{ title, href }, ...[...(reference ? [reference] : []), ...elsewhere].flatMap(addressesOf)];
};
