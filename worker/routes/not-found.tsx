import release from '#release';
import { NOT_FOUND_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { PageList } from '#worker/layout/page-list.tsx';
import { SearchForm } from '#worker/layout/search-form.tsx';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { type FoundPage, findPages } from '#worker/search/find-pages.ts';
import { htmlResponse } from './html-response.ts';

const NEAR_PAGES = 5;
/** The pages that a 404 offers if the address does not resemble any page. */
const STARTING_POINTS = [
  '/getting-started/quickstart',
  '/concepts/introduction',
  '/guides',
  '/reference/cli',
].flatMap((path) => parsePagePath(path) ?? []);

/** Renders the 404 in the shell, with links to similar pages. It uses only words from an address that was parsed as a path. */
export const notFound = (path: PagePath | undefined): Response => {
  const query =
    path
      ?.replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .slice(0, 64) ?? '';
  const near = findPages(query, release.pages, NEAR_PAGES);
  const pages = near.length > 0 ? near : startingPoints();
  const html = renderMessagePage(
    'Page not found',
    <div className="prose">
      <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      <h2>{near.length > 0 ? 'Pages that are near' : 'Good places to start'}</h2>
      <PageList pages={pages} />
      <SearchForm query={query} />
      <p>
        <HomeLink />
      </p>
    </div>,
  );
  return htmlResponse(html, 404, NOT_FOUND_CACHE_CONTROL);
};

const startingPoints = (): FoundPage[] =>
  STARTING_POINTS.flatMap((path) => {
    const entry = release.pages[path];
    return entry ? [{ path, title: entry.title, description: entry.description }] : [];
  });
