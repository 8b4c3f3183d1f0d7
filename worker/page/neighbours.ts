import type { Menu, NavigationLink } from '#content/navigation/types.ts';

export interface Neighbours {
  previous?: NavigationLink;
  next?: NavigationLink;
}

/** Previous and next page in the order of the menu (specification, section 2). What depends on the reader's SDK is left out. */
export const neighbours = (menu: Menu, href: string): Neighbours => {
  const links = menu.groups
    .flatMap((group) => group.links)
    .filter((link) => link.href.startsWith('/docs') && !link.hrefBySdk);
  const index = links.findIndex((link) => link.href === href);
  if (index === -1) return {};
  const previous = links[index - 1];
  const next = links[index + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
};
