import type { Site } from '#worker/page/page-view.ts';
import type { SitePaths } from '#worker/page/resolve-path.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';

/** The data that the tools read. They write nothing. */
export interface AgentSite extends Site {
  release: Site['release'] & SitePaths;
  /** The store of the pages' Markdown. */
  store: KVNamespace;
  /** The text of the page about news. */
  news: () => string;
  search: (query: SearchQuery) => Promise<SearchAnswer>;
}
