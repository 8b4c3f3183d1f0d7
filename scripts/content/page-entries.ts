import type { Menu } from '#content/navigation/types.ts';
import type { PageEntry } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { menuOfPage } from './menus/menu-of-page.ts';
import type { CachedPage } from './store/page-cache.ts';

/** The entries of compiled pages in the release, by path. Throws if a page has no menu, which the checks report. */
export const pageEntries = (
  pages: readonly CachedPage[],
  menus: readonly Menu[],
): Record<string, PageEntry> =>
  Object.fromEntries(
    pages.map((page) => {
      const { path } = page.facts;
      return [path, { ...entryWithoutMenu(page), menu: menuKey(path, menus) }];
    }),
  );

/** The entry of a page whose menu does not matter. */
export const entryWithoutMenu = ({
  meta: { title, description },
  hash,
  markdown,
  markdownBytes,
  lastChanged,
}: CachedPage): Omit<PageEntry, 'menu'> => ({
  hash,
  markdown,
  markdownBytes,
  title,
  description,
  ...(lastChanged ? { lastChanged } : {}),
});

const menuKey = (path: PagePath, menus: readonly Menu[]): string => {
  const menu = menuOfPage(path, menus);
  if (!menu) throw new Error(`No menu is shown on ${path}, and the checks did not report it.`);
  return menu.key;
};
