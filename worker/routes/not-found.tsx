import { SEARCH_INPUT_CHARACTERS, SEARCH_PAGE_HITS } from '#content/limits.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import release from '#release';
import { NOT_FOUND_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { PageList } from '#worker/layout/page-list.tsx';
import { SearchForm } from '#worker/layout/search/search-form.tsx';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import type { Representation } from '#worker/page/representation.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import type { Assets } from '#worker/search/load-engine.ts';
import { type FoundPage, foundPage, pagesOf } from '#worker/search/page/found-pages.ts';
import { settings } from '#worker/settings/settings.ts';
import { htmlResponse } from './html-response.ts';
import { markdownResponse } from './markdown-response.ts';
import { searchSite } from './search-site.ts';

const NEAR_PAGES = 5;
const TITLE = 'Page not found';
const EXPLANATION = 'There is no page at this address. It may have moved, or the link may be mistyped.';

interface LostAddress {
  /** `undefined` if the address cannot belong to a page. */
  path: PagePath | undefined;
  representation: Representation;
}

interface NearPages {
  title: string;
  pages: readonly FoundPage[];
}

/** What a 404 offers if the address does not resemble any page. */
const STARTING_POINTS: NearPages = {
  title: 'Good places to start',
  pages: ['/getting-started/quickstart', '/concepts/introduction', '/guides', '/reference/cli'].flatMap(
    (path) => foundPage(path, release.pages) ?? [],
  ),
};

/** Answers 404 with links to similar pages. The answer uses only words from an address that was parsed as a path. */
export const notFound = async (assets: Assets, { path, representation }: LostAddress): Promise<Response> => {
  const text = wordsOf(path);
  const pages = await nearPages(assets, text);
  const near = pages.length > 0 ? { title: 'Pages that are near', pages } : STARTING_POINTS;
  return representation.format === 'md' ? markdownNotFound(near) : htmlNotFound(near, text);
};

const wordsOf = (path: string = ''): string =>
  path
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, SEARCH_INPUT_CHARACTERS);

/** The pages that a search for the words finds. None if the search fails, since a 404 must not depend on it. */
const nearPages = async (assets: Assets, text: string): Promise<FoundPage[]> => {
  if (text === '') return [];
  const query = { text, page: 0, hitsPerPage: SEARCH_PAGE_HITS, filters: {} };
  const answer = await searchSite(assets, query).catch(() => ({ hits: [] }));
  return pagesOf(answer, release.pages).slice(0, NEAR_PAGES);
};

const htmlNotFound = ({ title, pages }: NearPages, text: string): Response => {
  const html = renderMessagePage(
    TITLE,
    <div className="prose">
      <p>{EXPLANATION}</p>
      <h2>{title}</h2>
      <PageList pages={pages} />
      <SearchForm text={text} filters={{}} />
      <p>
        <HomeLink />
      </p>
    </div>,
    ['search-page'],
  );
  return htmlResponse(html, 404, NOT_FOUND_CACHE_CONTROL);
};

const markdownNotFound = ({ title, pages }: NearPages): Response => {
  const { siteOrigin } = settings;
  const links = pages.map(
    (page) => `- [${page.title}](${siteOrigin}${pageHref(page.path)}.md): ${page.description}`,
  );
  const all = `Every page: <${siteOrigin}${DOCS_PREFIX}/llms.txt>`;
  const text = [`# ${TITLE}`, EXPLANATION, `## ${title}`, links.join('\n'), all].join('\n\n');
  return markdownResponse(`${text}\n`, 404, NOT_FOUND_CACHE_CONTROL);
};
