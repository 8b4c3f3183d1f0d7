import type { SearchRecordFields } from '#client/contracts/search.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { PageEntry } from '#worker/page/page-entry.ts';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';

/** A page as a list shows it. */
export interface FoundPage {
  path: PagePath;
  title: string;
  description: string;
  /** The library and version of a reference page. The references of all libraries have pages of the same titles. */
  library?: string;
}

type Pages = Readonly<Record<PagePath, PageEntry>>;

/** The pages that results lead to, each once, in the order of the results. */
export const pagesOf = ({ hits }: Pick<SearchAnswer, 'hits'>, pages: Pages): FoundPage[] => {
  const found = new Map<PagePath, FoundPage>();
  for (const hit of hits) {
    const page = pageOf(hit, pages);
    if (page) found.set(page.path, page);
  }
  return [...found.values()];
};

const pageOf = ({ url, library, hierarchy }: SearchRecordFields, pages: Pages): FoundPage | undefined => {
  const [href = ''] = url.split('#', 1);
  const page = foundPage(href.slice(DOCS_PREFIX.length) || '/', pages);
  return page && library && hierarchy.lvl0 ? { ...page, library: hierarchy.lvl0 } : page;
};

/** The page at a path, or `undefined` if the release has none. */
export const foundPage = (text: string, pages: Pages): FoundPage | undefined => {
  const path = parsePagePath(text);
  const entry = path && pages[path];
  return entry && { path, title: entry.title, description: entry.description };
};
