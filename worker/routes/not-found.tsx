import { SEARCH_INPUT_CHARACTERS, SEARCH_PAGE_HITS } from '#content/limits.ts';
import release from '#release';
import { NOT_FOUND_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { PageList } from '#worker/layout/page-list.tsx';
import { SearchForm } from '#worker/layout/search/search-form.tsx';
import { nearPages } from '#worker/lost/near-pages.ts';
import { notFoundText } from '#worker/lost/not-found-text.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { Representation } from '#worker/page/representation.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { type FoundPage, type FoundPages, pagesOf } from '#worker/search/page/found-pages.ts';
import { settings } from '#worker/settings/settings.ts';
import { requireFewQueries } from './require-few-queries.ts';
import type { RouteContext } from './route.ts';
import { searchSite } from './search-site.ts';
import { startingPoints } from './starting-points.ts';
import { htmlResponse, markdownResponse } from './text-response.ts';

const MOST_RESULTS = 5;

interface LostAddress {
  /** `undefined` if the address cannot belong to a page. */
  path: PagePath | undefined;
  representation: Representation;
}

/** Answers 404 with links to similar pages. The answer uses only words from an address that was parsed as a path. */
export const notFound = async (c: RouteContext, { path, representation }: LostAddress): Promise<Response> => {
  const words = wordsOf(path);
  const lists = await nearLists(c, path, words);
  return representation.format === 'md'
    ? markdownResponse(notFoundText(lists, settings.siteOrigin), 404, NOT_FOUND_CACHE_CONTROL)
    : htmlResponse(notFoundPage(lists, words), 404, NOT_FOUND_CACHE_CONTROL);
};

/** The words of an address, without `reference`, which is not about the page's subject. */
const wordsOf = (path = ''): string =>
  path
    .replace(/^\/reference(?=\/)/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, SEARCH_INPUT_CHARACTERS);

const nearLists = async (
  c: RouteContext,
  path: PagePath | undefined,
  words: string,
): Promise<FoundPages[]> => {
  const near = path ? nearPages(path, release) : [];
  const found = (await pagesWith(c, words)).filter(({ path }) => !near.some((page) => page.path === path));
  const lists = [
    { title: 'Similar pages', pages: near },
    { title: `Pages about “${words}”`, pages: found.slice(0, MOST_RESULTS) },
  ].filter(({ pages }) => pages.length > 0);
  return lists.length > 0 ? lists : [startingPoints];
};

/** The pages that a search for the words finds, or none if it fails or its sender asks too much: a 404 must not depend on it. */
const pagesWith = async (c: RouteContext, text: string): Promise<FoundPage[]> => {
  if (text === '') return [];
  const query = { text, page: 0, hitsPerPage: SEARCH_PAGE_HITS, filters: {} };
  try {
    await requireFewQueries(c);
    return pagesOf(await searchSite(c.env.ASSETS, query), release.pages);
  } catch {
    return [];
  }
};

const notFoundPage = (lists: readonly FoundPages[], words: string): string =>
  renderMessagePage(
    'Page not found',
    <div className="prose">
      <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      {lists.map((list) => (
        <PageList key={list.title} {...list} />
      ))}
      <SearchForm text={words} filters={{}} />
      <p>
        <HomeLink />
      </p>
    </div>,
    { styles: ['search-page'] },
  );
