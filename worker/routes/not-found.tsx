import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { STARTING_POINTS, STARTING_POINTS_TITLE } from '#content/navigation/sections.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import release from '#release';
import { settings } from '#worker/environment.ts';
import { NOT_FOUND_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { HomeLink, PageList, renderMessagePage } from '#worker/layout/message-page.tsx';
import { SearchForm } from '#worker/layout/search-form.tsx';
import { nearPages, notFoundText, pagesAbout } from '#worker/lost/near-pages.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import type { Representation } from '#worker/model/resolve-path.ts';
import { type FoundPages, foundPage } from '#worker/search/found-pages.ts';
import { htmlResponse, markdownResponse } from './route.ts';

interface LostAddress {
  /** `undefined` if the address cannot belong to a page. */
  path: PagePath | undefined;
  representation: Representation;
}

/** Answers 404 with links to similar pages. The answer uses only words from an address that was parsed as a path. */
export const notFound = ({ path, representation }: LostAddress): Response | Promise<Response> => {
  const lists = nearLists(path);
  return representation.format === 'md'
    ? markdownResponse(notFoundText(lists, settings.siteOrigin), 404, NOT_FOUND_CACHE_CONTROL)
    : htmlResponse(notFoundPage(lists, wordsOf(path)), 404, NOT_FOUND_CACHE_CONTROL);
};

/** The words of an address, without `reference`, which is not about the page's subject. */
const wordsOf = (path = ''): string =>
  path
    .replace(/^\/reference(?=\/)/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, SEARCH_INPUT_CHARACTERS);

/** The pages that a missing address probably meant. */
export const nearLists = (path: PagePath | undefined): FoundPages[] => {
  const words = wordsOf(path);
  const near = path ? nearPages(path, release) : [];
  const about = pagesAbout(words, release.pages).filter(
    (page) => !near.some(({ path }) => path === page.path),
  );
  const lists = [
    { title: 'Similar pages', pages: near },
    { title: `Pages about “${words}”`, pages: about },
  ].filter(({ pages }) => pages.length > 0);
  return lists.length > 0 ? lists : [startingPoints];
};

const notFoundPage = (lists: readonly FoundPages[], words: string): string =>
  renderMessagePage(
    'Page not found',
    <div className="prose">
      <p>There's no page at this address. It may have moved, or the link may be mistyped.</p>
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

/** The pages that are offered to a reader who found nothing. */
export const startingPoints: FoundPages = {
  title: STARTING_POINTS_TITLE,
  pages: STARTING_POINTS.flatMap(
    ({ href }) => foundPage(href.slice(DOCS_PREFIX.length), release.pages) ?? [],
  ),
};
