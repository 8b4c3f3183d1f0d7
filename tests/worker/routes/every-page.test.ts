import { env, exports } from 'cloudflare:workers';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import release from '#release';
import { between } from '#tests/worker/layout/read-page.ts';
import { attributeValues, headingLevels, repeated, tags, unescaped, words } from '#tests/worker/page-html.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { type PageEntry, pageEntries } from '#worker/model/release-manifest.ts';
import { SPECIFIED_ROUTES } from './specified-routes.ts';

const LEAST_WORDS = 150;
/** A page that another test has read comes from the cache, which adds headers. */
const OF_THE_CACHE = ['age', 'cf-cache-status', 'content-length', 'date', 'etag'];

interface ReadPage {
  address: string;
  entry: PageEntry;
  status: number;
  /** The headers, except those that differ from page to page. */
  headers: [string, string][];
  html: string;
  /** The author's part of the page. */
  article: string;
}

const read = async (address: string, entry: PageEntry): Promise<ReadPage> => {
  const answer = await exports.default.fetch(new Request(`https://nitric.io${address}`));
  const headers = [...answer.headers].filter(([name]) => !OF_THE_CACHE.includes(name));
  const html = await answer.text();
  const article = between(html, '<div class="prose"', '<footer class="page-footer">');
  return { address, entry, status: answer.status, headers, html, article };
};

let pages: ReadPage[] = [];
beforeAll(async () => {
  pages = await Promise.all(pageEntries(release.pages).map(([path, entry]) => read(pageHref(path), entry)));
});

/** Returns the problems of all pages, each with the address of its page. */
const problems = (problemsOf: (page: ReadPage) => readonly unknown[]): string[] =>
  pages.flatMap((page) => problemsOf(page).map((problem) => `${page.address}: ${problem}`));

/** Returns the expected texts that a page lacks. */
const missing = (html: string, texts: readonly string[]) =>
  texts.filter((text) => !html.includes(text)).map((text) => `lacks ${text}`);

const title = ({ html }: ReadPage) => between(html, '<title>', '</title>');

describe('every page of the release', () => {
  test('answers 200 with the headers of every other page', () => {
    const common = JSON.stringify(pages[0]?.headers);
    const found = problems(({ status, headers }) => [
      ...(status === 200 ? [] : [status]),
      ...(JSON.stringify(headers) === common ? [] : headers.map((header) => header.join(': '))),
    ]);
    expect(found).toEqual([]);
  });

  test('has its title as the only h1, and no placeholders or inline styles', () => {
    const found = problems(({ html, entry }) => [
      ...missing(html, [`<h1>${renderToString(entry.title)}</h1>`]),
      ...tags(html, 'h1').slice(1),
      ...(/ style="|doc-place/.exec(html) ?? []),
    ]);
    expect(found).toEqual([]);
  });

  test('has a unique title, its own canonical address, and a link to its Markdown', () => {
    expect(repeated(pages.map(title))).toEqual([]);
    const found = problems(({ address, html }) =>
      missing(html, [
        `<link rel="canonical" href="https://nitric.io${address}"/>`,
        `<link rel="alternate" type="text/markdown" title="Markdown" href="https://nitric.io${address === '/docs' ? '/docs/index' : address}.md"/>`,
      ]),
    );
    expect(found).toEqual([]);
  });

  test('has metadata for search engines and for other sites', () => {
    const found = problems((page) =>
      missing(page.html, [
        `<meta name="description" content="${renderToString(page.entry.description)}"/>`,
        `<meta property="og:title" content="${title(page)}"/>`,
        `<meta property="og:description" content="${renderToString(page.entry.description)}"/>`,
        `<meta property="og:url" content="https://nitric.io${page.address}"/>`,
        `<meta property="og:image" content="https://nitric.io/docs/api/og?title=`,
        '<meta name="robots" content="noindex,nofollow"/>',
      ]),
    );
    expect(found).toEqual([]);
    expect(problems(({ entry }) => (entry.description ? [] : ['has no description']))).toEqual([]);
  });

  test('has one main part, and every landmark of a kind has its own name', () => {
    const found = problems(({ html }) => [
      ...(tags(html, 'main').length === 1 ? [] : [`${tags(html, 'main').length} main parts`]),
      ...tags(html, 'nav').filter((tag) => !/ aria-label(ledby)?="[^"]/.test(tag)),
      ...repeated(tags(html, 'nav').flatMap((tag) => attributeValues(tag, 'aria-label'))),
      ...missing(html, ['<nav aria-label="Documentation">', 'class="skip-link"']),
    ]);
    expect(found).toEqual([]);
  });

  test('has headings that skip no level', () => {
    const found = problems(({ html }) => {
      const levels = headingLevels(between(html, '<main', '</main>'));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return skipped.map((level) => `h${level} follows a heading that is more than one level above it`);
    });
    expect(found).toEqual([]);
  });

  test('has unique ids, and refers only to ids that it has', () => {
    const found = problems(({ html }) => {
      const ids = attributeValues(html, 'id');
      // A closed dialog is empty, so the heading that names it does not exist yet.
      const shown = html.replace(/<dialog.*?<\/dialog>/gs, '');
      const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
      const wanted = references.flatMap((name) =>
        attributeValues(shown, name).flatMap((value) => value.split(' ')),
      );
      const linked = attributeValues(shown, 'href').filter((href) => /^#./.test(href));
      wanted.push(...linked.map((href) => href.slice(1)));
      return [...repeated(ids), ...wanted.filter((id) => !ids.includes(id))];
    });
    expect(found).toEqual([]);
  });

  test(`has an article of more than ${LEAST_WORDS} words`, () => {
    const found = problems(({ article }) => {
      const { length } = words(article);
      return length > LEAST_WORDS ? [] : [`${length} words`];
    });
    expect(found).toEqual([]);
  });

  test('hides nothing of its article from readers without JavaScript, and names each tab panel', () => {
    const found = problems(({ article }) => [
      // A part of a sample that a switch adds needs no script.
      ...tags(article, '[a-z][\\w-]*').filter(
        (tag) => /\s(hidden|inert)(?=[\s=>])/.test(tag) && !/ data-part=/.test(tag),
      ),
      ...tags(article, 'template', 'script', 'noscript'),
      ...(article.split(' class="panel"').length === article.split('class="panel-label"').length
        ? []
        : ['has a tab panel without a name']),
    ]);
    expect(found).toEqual([]);
  });

  test('has no dead link', async () => {
    const own = new Map(pages.map(({ address, html }) => [address, new Set(attributeValues(html, 'id'))]));
    const others = new Map<string, Promise<Set<string>>>();
    /** Fetches an address that is no page. Resolves to its ids. */
    const fetched = async (address: string) => {
      const request = new Request(`https://nitric.io${address}`);
      const isAsset = address.startsWith('/docs/assets/');
      const answer = await (isAsset ? env.ASSETS.fetch(request) : exports.default.fetch(request));
      const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html');
      const html = isHtml ? await answer.text() : '';
      return new Set([...attributeValues(html, 'id'), answer.status === 200 ? '' : 'dead']);
    };
    const dead = new Map<string, string>();
    for (const { address: from, html } of pages) {
      const values = ['href', 'src', 'action'].flatMap((name) => attributeValues(html, name));
      for (const value of new Set(values.map(unescaped))) {
        const { host, pathname, search, hash } = new URL(value, `https://nitric.io${from}`);
        // Feedback answers only to POST, and Markdown and lists have tests of their own.
        const isOwn = host === 'nitric.io' && /^\/docs(?:\/|$)/.test(pathname);
        if (!isOwn || /^\/docs\/api\/feedback$|\.(?:md|txt)$/.test(pathname)) continue;
        const address = pathname + search;
        const other = own.has(address) ? undefined : (others.get(address) ?? fetched(address));
        if (other) others.set(address, other);
        const ids = (await other) ?? own.get(address);
        if (ids?.has('dead') || (hash && !ids?.has(decodeURIComponent(hash.slice(1))))) dead.set(value, from);
      }
    }
    expect([...dead]).toEqual([]);
    expect(others.size).toBeGreaterThan(5);
  });

  test('is at the address that the requirements name', () => {
    const addresses = pages.map(({ address }) => address);
    expect(SPECIFIED_ROUTES.filter((route) => !addresses.includes(route))).toEqual([]);
  });
});
