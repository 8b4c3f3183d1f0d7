import type { Context } from 'hono';
import { SEARCH_INPUT_CHARACTERS, SEARCH_PAGE_HITS } from '#content/limits.ts';
import release from '#release';
import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { PageList } from '#worker/layout/page-list.tsx';
import { SearchForm } from '#worker/layout/search-form.tsx';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { findPages } from '#worker/search/find-pages.ts';
import { htmlResponse } from './html-response.ts';

/** `GET /docs/search?q=`: the pages that match a query, readable without JavaScript. */
export const searchPage = (c: Context): Response => {
  const query = (c.req.query('q') ?? '').trim().slice(0, SEARCH_INPUT_CHARACTERS);
  const found = findPages(query, release.pages, SEARCH_PAGE_HITS);
  const html = renderMessagePage(
    'Search',
    <div className="prose">
      <SearchForm query={query} />
      <div className="search-results">
        {query && (found.length > 0 ? <PageList pages={found} /> : <p>{`No results for "${query}"`}</p>)}
      </div>
    </div>,
  );
  return htmlResponse(html, 200, NO_STORE);
};
