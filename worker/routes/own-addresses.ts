import { SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { feed } from './feed.ts';
import { llms } from './llms.ts';
import type { Route } from './route.ts';
import { searchPage } from './search-page.tsx';
import { whatsNew } from './whats-new.tsx';

/** The handlers of addresses that people may type and that are not pages. In another spelling, they redirect as pages do. */
export const OWN_ADDRESSES: Readonly<Record<string, Route>> = {
  '/docs/rss.xml': feed,
  '/docs/llms.txt': llms,
  '/docs/llms-full.txt': llms,
  '/docs/whats-new': whatsNew,
  '/docs/whats-new.md': whatsNew,
  [SEARCH_PAGE_PATH]: searchPage,
};
