import { PRODUCT_NAME } from '#content/site.ts';
import { MAIN_MENU } from './menu-with-key.ts';
import type { PagePath } from './page-path.ts';

/** The page about news. The Worker renders it from the release, so the manifest does not list it. */
export const NEWS_PAGE = {
  path: '/whats-new' as PagePath, // It has the form of a page path.
  title: "What's new",
  description: `New and changed pages of this documentation, and releases of the ${PRODUCT_NAME} libraries, by month.`,
  menu: MAIN_MENU,
};
