import { SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import { MAIN_MENU } from './menus.ts';
import type { PagePath } from './page-path.ts';

/** The addresses at which the site itself answers. The Worker has a handler for each, and the build keeps pages away from them. */
const SITE_ADDRESSES = [
  '/docs/rss.xml',
  '/docs/llms.txt',
  '/docs/llms-full.txt',
  '/docs/whats-new',
  '/docs/whats-new.md',
  '/docs/feedback/thanks',
  SEARCH_PAGE_PATH,
] as const;
export type SiteAddress = (typeof SITE_ADDRESSES)[number];

/** Everything below the folder of the API belongs to the site, and every file below that of assets. */
export const API_FOLDER = '/docs/api';
export const ASSET_FOLDER = '/docs/assets';

const FILE_OR_LIST = new RegExp(`^${ASSET_FOLDER}/.+\\..+|^/docs/.+/llms(?:-full)?\\.txt$`);

export const isSiteAddress = (address: string): boolean =>
  SITE_ADDRESSES.some((known) => known === address) ||
  FILE_OR_LIST.test(address) ||
  address === API_FOLDER ||
  address.startsWith(`${API_FOLDER}/`);

/** The page about news. The Worker renders it from the release, so the manifest does not list it. */
export const NEWS_PAGE = {
  path: '/whats-new' as PagePath, // It has the form of a page path.
  title: "What's new",
  description: `New and changed pages of this documentation, and releases of the ${PRODUCT_NAME} libraries, the CLI, and the providers, by month.`,
  menu: MAIN_MENU,
};

/** The address of the Model Context Protocol server. */
export const MCP_PATH = '/docs/api/mcp';
