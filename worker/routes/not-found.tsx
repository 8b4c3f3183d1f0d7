import { SEARCH_INPUT_CHARACTERS, SEARCH_PAGE_HITS } from '#content/limits.ts';
import release from '#release';
import { NOT_FOUND_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { PageList } from '#worker/layout/page-list.tsx';
import { SearchForm } from '#worker/layout/search/search-form.tsx';
import type { PagePath } from '#worker/page/page-path.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import type { Assets } from '#worker/search/load-engine.ts';
import { type FoundPage, foundPage, pagesOf } from '#worker/search/page/found-pages.ts';
import { htmlResponse } from './html-response.ts';
import { searchSite } from './search-site.ts';

const NEAR_PAGES = 5;
/** The pages that a 404 offers if the address does not resemble any page. */
const STARTING_POINTS = [
  '/getting-started/quickstart',
  '/concepts/introduction',
  '/guides',
  '/reference/cli',
].flatMap((path) => foundPage(path, release.pages) ?? []);

/** Renders the 404 in the shell, with links to similar pages. It uses only words from an address that was parsed as a path. */
export const notFound = async (assets: Assets, path: PagePath | undefined): Promise<Response> => {
  const text =
    path
      ?.replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .slice(0, SEARCH_INPUT_CHARACTERS) ?? '';
  const near = await nearPages(assets, text);
  const html = renderMessagePage(
    'Page not found',
    <div className="prose">
      <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      <h2>{near.length > 0 ? 'Pages that are near' : 'Good places to start'}</h2>
      <PageList pages={near.length > 0 ? near : STARTING_POINTS} />
      <SearchForm text={text} filters={{}} />
      <p>
        <HomeLink />
      </p>
    </div>,
    ['search-page'],
  );
  return htmlResponse(html, 404, NOT_FOUND_CACHE_CONTROL);
};

/** The pages that a search for the words finds. None if the search fails, since a 404 must not depend on it. */
const nearPages = async (assets: Assets, text: string): Promise<FoundPage[]> => {
  if (text === '') return [];
  const query = { text, page: 0, hitsPerPage: SEARCH_PAGE_HITS, filters: {} };
  const answer = await searchSite(assets, query).catch(() => ({ hits: [] }));
  return pagesOf(answer, release.pages).slice(0, NEAR_PAGES);
};
