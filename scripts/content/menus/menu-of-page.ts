import type { MenuSource } from '#content/navigation/types.ts';

/** The menu that a page shows: the menu that names the page, or else the menu with the longest prefix of its path. */
export const menuOfPage = <M extends MenuSource>(path: string, menus: readonly M[]): M | undefined =>
  menus.find(({ pages }) => pages?.includes(path)) ??
  menus
    .filter(({ prefix }) => prefix !== undefined && isBelow(path, prefix))
    .reduce<M | undefined>(
      (longest, menu) => ((menu.prefix?.length ?? 0) > (longest?.prefix?.length ?? -1) ? menu : longest),
      undefined,
    );

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
