import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import release from '#release';
import { renderPage } from '#worker/layout/article.tsx';
import { TopBar } from '#worker/layout/top-bar.tsx';
import { currentSection } from '#worker/model/menus.ts';
import { PAGE, PLACE } from './empty-page.ts';
import { between, links, readPage, SECTION_LINKS } from './read-page.ts';

const topBar = (html: string) => between(html, '<header class="top-bar">', '</header>');
const siteFooter = (html: string) => between(html, '<footer class="site-footer">', '</footer>');
const NO_LANGUAGES = { sdk: undefined, samplesSdk: undefined };
const bar = (props: Partial<Parameters<typeof TopBar>[0]>) =>
  renderToString(
    createElement(TopBar, {
      href: '',
      languages: NO_LANGUAGES,
      hostedSearch: undefined,
      newIssue: '',
      ...props,
    }),
  );

afterEach(() => vi.useRealTimers());

describe('the top bar', () => {
  test('links to the home page, the sections, the search, the source repository, and the community chat', async () => {
    expect(links(topBar(await readPage('/docs')))).toEqual([
      'Nitric documentation home: /docs',
      ...SECTION_LINKS,
      'Search: /docs/search',
      'Star on GitHub: https://github.com/nitrictech/nitric',
      'Community chat: https://nitric.io/chat',
      'Help: /docs/troubleshooting',
    ]);
  });

  test('has a button that opens the navigation without JavaScript, a theme button, and a search form that accepts 64 characters', async () => {
    const html = await readPage('/docs/storage');
    expect(html).toContain('<div class="side-navigation" id="navigation" popover="auto">');
    for (const part of [
      '<button class="menu-button" type="button" popoverTarget="navigation" aria-label="Toggle navigation">',
      '<button class="theme-toggle" type="button" aria-pressed="false" aria-label="Dark mode">',
      '<form class="search-control" role="search" data-new-issue="https://github.com/nitrictech/docs/issues/new" action="/docs/search">',
      '<label class="sr-only" for="search-input">Search the documentation</label>',
      ' aria-keyshortcuts="Control+K Meta+K" ',
    ])
      expect(topBar(html)).toContain(part);
    expect(topBar(html)).toMatch(/<input id="search-input" type="search" maxLength="64" [^>]*name="q"\/>/);
  });

  test('tells the search dialog about a hosted index', () => {
    const hostedSearch = { appId: 'APP1', apiKey: 'abc', indexName: 'docs', insights: false };
    const told = /data-hosted-search="([^"]*)"/.exec(bar({ hostedSearch }))?.[1];
    expect(JSON.parse(told?.replaceAll('&quot;', '"') ?? '')).toEqual(hostedSearch);
  });

  test('marks the section of each page, even after pages of other sections', async () => {
    for (const [address, section] of [
      ['/docs/storage/events', 'Building blocks'],
      ['/docs/guides/nodejs', 'Guides'],
      ['/docs/reference/go/storage', 'Reference'],
      ['/docs/reference/providers/aws/storage', 'Clouds'],
      ['/docs', undefined],
    ] as const)
      expect(/aria-current="true">([^<]*)</.exec(topBar(await readPage(address)))?.[1]).toBe(section);
  });

  test('marks one area on each page of the site except home', () => {
    const hrefs = Object.keys(release.pages).map((path) => (path === '/' ? '/docs' : `/docs${path}`));
    expect(hrefs.filter((href) => !currentSection(href))).toEqual(['/docs']);
    const html = bar({ href: '/docs/faq' });
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Help" aria-current="true"');
  });
});

describe('the language of the whole site', () => {
  test.each([
    ['/docs/storage', 'TypeScript'],
    ['/docs/guides/python/scheduled-report', 'Python'],
    ['/docs/reference/go/storage', 'Go'],
    ['/docs/reference/cli/stacks', 'Language'],
    ['/docs/nothing', 'Language'],
  ])('begins %s as %s, for readers who have not chosen', async (path, label) => {
    const html = await readPage(path);
    const shown = [...html.matchAll(/<option value="\w*"[^>]* selected="">([^<]*)</g)].map(
      ([, text]) => text,
    );
    expect(new Set(shown)).toEqual(new Set([label]));
  });

  test.each(['/docs', '/docs/storage', '/docs/nothing'])(
    'can be chosen in the top bar of %s, with the languages of samples in order',
    async (path) => {
      const control = /<label class="language-choice">.*?<\/label>/.exec(await readPage(path))?.[0] ?? '';
      expect(
        Array.from(control.matchAll(/<option value="(\w+)"(?: selected="")?>/g), ([, value]) => value),
      ).toEqual('typescript javascript python go dart csharp java kotlin'.split(' '));
      expect(control).toContain('<select autoComplete="off" translate="no">');
    },
  );

  test('is in a reference that of its library, in the top bar, in the navigation, and in the row of narrow windows', async () => {
    const html = await readPage('/docs/reference/jvm/v0/storage');
    const controls = html.match(/<select autoComplete="off" data-sdk="jvm" translate="no">.*?<\/select>/g);
    expect(controls).toHaveLength(3);
    for (const control of controls ?? [])
      expect(control.match(/<option [^>]*selected=""/g)).toEqual(['<option value="java" selected=""']);
  });
});

describe("the site's footer", () => {
  test('links to Contributions, Support, the news, and the social channels', async () => {
    expect(links(siteFooter(await readPage('/docs/storage')))).toEqual([
      'Contributions: /docs/contributions',
      'Support: /docs/support',
      'What&#x27;s new: /docs/whats-new',
      'X: https://x.com/nitric_io',
      'GitHub: https://github.com/nitrictech',
      'Community chat: https://nitric.io/chat',
      'Video channel: https://www.youtube.com/channel/UCZIWNF4ck7zcEdtwq2qQ2lg',
    ]);
  });

  test('names the holder of the copyright and the current year', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const year of [2031, 2032]) {
      vi.setSystemTime(new Date(Date.UTC(year, 0, 1)));
      expect(siteFooter(renderPage(PAGE, PLACE))).toContain(
        `<p class="copyright">&#169; ${year} Nitric Inc.</p>`,
      );
    }
  });
});
