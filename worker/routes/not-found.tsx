import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import release from '#release';
import { NOT_FOUND_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { PageList } from '#worker/layout/page-list.tsx';
import { SearchForm } from '#worker/layout/search-form.tsx';
import { type PagePath, pageHref, parsePagePath } from '#worker/page/page-path.ts';
import type { Representation } from '#worker/page/representation.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { type FoundPage, findPages } from '#worker/search/find-pages.ts';
import { settings } from '#worker/settings/settings.ts';
import { htmlResponse } from './html-response.ts';
import { markdownResponse } from './markdown-response.ts';

const NEAR_PAGES = 5;
/** The pages that a 404 offers if the address does not resemble any page. */
const STARTING_POINTS = [
  '/getting-started/quickstart',
  '/concepts/introduction',
  '/guides',
  '/reference/cli',
].flatMap((path) => parsePagePath(path) ?? []);

const TITLE = 'Page not found';
const EXPLANATION = 'There is no page at this address. It may have moved, or the link may be mistyped.';

interface LostAddress {
  /** `undefined` if the address cannot belong to a page. */
  path: PagePath | undefined;
  representation: Representation;
}

/** Answers 404 with links to similar pages. The answer uses only words from an address that was parsed as a path. */
export const notFound = ({ path, representation }: LostAddress): Response => {
  const query = wordsOf(path);
  const near = findPages(query, release.pages, NEAR_PAGES);
  const found = near.length > 0 ? { title: 'Pages that are near', pages: near } : STARTING_LIST;
  return representation.format === 'md' ? markdownNotFound(found) : htmlNotFound(found, query);
};

const wordsOf = (path: string = ''): string =>
  path
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, SEARCH_INPUT_CHARACTERS);

interface NearPages {
  title: string;
  pages: FoundPage[];
}

const STARTING_LIST: NearPages = {
  title: 'Good places to start',
  pages: STARTING_POINTS.flatMap((path) => {
    const entry = release.pages[path];
    return entry ? [{ path, title: entry.title, description: entry.description }] : [];
  }),
};

const htmlNotFound = ({ title, pages }: NearPages, query: string): Response => {
  const html = renderMessagePage(
    TITLE,
    <div className="prose">
      <p>{EXPLANATION}</p>
      <h2>{title}</h2>
      <PageList pages={pages} />
      <SearchForm query={query} />
      <p>
        <HomeLink />
      </p>
    </div>,
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
