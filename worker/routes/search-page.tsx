import type { ReactNode } from 'react';
import { newIssueHref } from '#client/contracts/search.ts';
import { CHECK_CONNECTION, UNABLE_TO_FETCH } from '#content/messages.ts';
import { settings } from '#worker/environment.ts';
import { NO_STORE } from '#worker/http/cache-control.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { requireWithinLimit } from '#worker/http/sender.ts';
import { renderMessagePage } from '#worker/layout/message-page.tsx';
import { SearchForm, SearchStart } from '#worker/layout/search-form.tsx';
import { NoResults, SearchResults } from '#worker/layout/search-results.tsx';
import {
  buildSearchView,
  parseSearchAddress,
  type SearchAddress,
  type SearchView,
} from '#worker/search/results-page.ts';
import { startingPoints } from './not-found.tsx';
import { htmlResponse, type RouteContext } from './route.ts';
import { countEmptySearch } from './search-outcome.ts';
import { searchSite } from './search-site.ts';

/**
 * `GET /docs/search?q=`: the results of a query, readable and filtered without JavaScript. If the index cannot be read, or if the
 * sender asks too much, the page reports that no results can be shown now. Other errors are logged as those of other pages are.
 */
export const searchPage = async (c: RouteContext): Promise<Response> => {
  const address = parseSearchAddress(new URL(c.req.url).searchParams);
  if (address.text === '') return resultsPage(address, <SearchStart />);
  try {
    await requireWithinLimit(c, 'SEARCH_LIMIT');
    const view = await buildSearchView(address, (query) => searchSite(c.env.ASSETS, query));
    return resultsPage(view.address, results(c, view));
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    return resultsPage(address, <Failure />, error.options);
  }
};

const results = (c: RouteContext, view: SearchView): ReactNode => {
  if (view.answer.total > 0) return <SearchResults view={view} />;
  const { text, filters } = view.address;
  if (Object.keys(filters).length === 0) c.executionCtx.waitUntil(countEmptySearch(c, text));
  return <NoResults view={view} newIssue={newIssueHref(settings.sourceRepository)} start={startingPoints} />;
};

const resultsPage = (
  address: SearchAddress,
  content: ReactNode,
  { status, headers }: { status: number; headers?: Record<string, string> } = { status: 200 },
): Response =>
  htmlResponse(
    renderMessagePage(
      'Search',
      <div className="prose">
        <SearchForm {...address} />
        <div className="search-results">{content}</div>
      </div>,
      { title: titleOf(address), styles: ['search-page'] },
    ),
    status,
    NO_STORE,
    headers,
  );

/** Tabs and the history of a browser tell queries and pages of results apart by their titles. */
const titleOf = ({ text, page }: SearchAddress): string =>
  text === '' ? 'Search' : `${text}${page > 1 ? `, page ${page}` : ''} - Search`;

const Failure = () => (
  <>
    <p className="search-none">{UNABLE_TO_FETCH}</p>
    <p>{CHECK_CONNECTION}</p>
  </>
);
