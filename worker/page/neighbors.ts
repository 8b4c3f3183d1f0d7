import type { Menu, NavigationLink } from '#content/navigation/types.ts';

export interface Neighbors {
  previous?: NavigationLink;
  next?: NavigationLink;
}

/** Finds the previous and next page in menu order (specification, section 2). Skips links that depend on the reader's SDK. */
export const neighbors = (menu: Menu, href: string): Neighbors => {
  const links = menu.groups
    .flatMap((group) => group.links)
    .filter((link) => link.href.startsWith('/docs') && !link.hrefBySdk);
  const index = links.findIndex((link) => link.href === href);
  if (index === -1) return {};
  const previous = links[index - 1];
  const next = links[index + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
};
