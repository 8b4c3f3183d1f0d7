import type { Menu } from '#content/navigation/types.ts';

/** The key of the main menu, which is also that of pages without another menu. */
export const MAIN_MENU = 'docs';

/** Returns the menu with a key. The build ensures that it exists. */
export const menuWithKey = (key: string, menus: readonly Menu[]): Menu => {
  const menu = menus.find((candidate) => candidate.key === key);
  if (!menu) throw new Error(`The release has no menu "${key}".`);
  return menu;
};
