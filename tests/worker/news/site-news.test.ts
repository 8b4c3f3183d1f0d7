import { expect, test } from 'vitest';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { newsByMonth, newsMarkdown } from '#worker/news/news-by-month.ts';
import { rssFeed } from '#worker/news/rss-feed.ts';
import { lastUpdate, siteNews } from '#worker/news/site-news.ts';

const entry = (title: string, lastChanged: string) =>
  pageEntry({ title, description: `About ${title} & more.`, menu: 'docs', lastChanged });

const SITE = {
  pages: {
    [pagePath('/faq')]: entry('FAQs', '2026-11-05T10:00:00.000Z'),
    [pagePath('/concepts/why')]: entry('Why', '2026-10-01T00:00:00.000Z'),
  },
  menus: [{ key: 'docs', groups: [{ title: 'Resources', links: [{ title: 'FAQs', href: '/docs/faq' }] }] }],
  changes: [
    { path: pagePath('/faq'), date: '2026-11-02T08:00:00.000Z', isNew: false },
    { path: pagePath('/gone'), date: '2026-11-01T00:00:00.000Z', isNew: true },
    { path: pagePath('/faq'), date: '2026-10-02T08:00:00.000Z', isNew: true },
    { path: pagePath('/concepts/why'), date: '2026-10-01T00:00:00.000Z', isNew: true },
  ],
};
const NEWS = siteNews(SITE, [
  { product: 'go', version: '1.1.0', date: '2024-10-03' },
  { product: 'csharp', version: '0.15.1', date: '2026-10-02' },
  { product: 'cli', version: '1.61.1', date: '2024-10-01' },
  { product: 'providers', version: '1.27.6', date: '2024-10-02' },
]);

const FAQ = { title: 'FAQs', description: 'About FAQs & more.', href: '/docs/faq', label: 'Resources' };

test('the news of pages keeps its id for a month, and skips pages that are gone', () => {
  expect(NEWS.pages).toEqual([
    { kind: 'changed-page', id: 'page:/faq@2026-11', date: '2026-11-02T08:00:00.000Z', ...FAQ },
    { kind: 'new-page', id: 'page:/faq@2026-10', date: '2026-10-02T08:00:00.000Z', ...FAQ },
    {
      kind: 'new-page',
      id: 'page:/concepts/why@2026-10',
      date: '2026-10-01T00:00:00.000Z',
      title: 'Why',
      description: 'About Why & more.',
      href: '/docs/concepts/why',
      label: 'Concepts',
    },
  ]);
});

test('the last update is the last commit of a page or the last release', () => {
  expect(lastUpdate(SITE.pages, NEWS)).toEqual(new Date('2026-11-05T10:00:00.000Z'));
  expect(lastUpdate({}, NEWS)).toEqual(new Date('2026-10-02T00:00:00.000Z'));
  expect(lastUpdate({}, { pages: [], releases: [] })).toEqual(new Date(0));
});

test('the pages of a section are in the order of their titles', () => {
  const pages = NEWS.pages.slice(0, 1).flatMap((item) => ['B', 'A'].map((title) => ({ ...item, title })));
  expect(newsByMonth({ pages, releases: [] })).toMatchObject([
    { changedPages: [{ items: [{ title: 'A' }, { title: 'B' }] }] },
  ]);
});

test('the Markdown of the news has a heading for each month and kind, and a line for each release and section', () => {
  const text = newsMarkdown(newsByMonth(NEWS), 'https://docs.example');
  const release = 'https://github.com/nitrictech';
  expect(text.split('\n\n').slice(2)).toEqual([
    'Canonical address: <https://docs.example/docs/whats-new>',
    '## November 2026',
    '### Changed pages',
    '- Resources: [FAQs](https://docs.example/docs/faq)',
    '## October 2026',
    '### Releases',
    `- [C# .NET SDK 0.15.1](${release}/dotnet-sdk/releases/tag/v0.15.1), 2026-10-02`,
    '### New pages',
    '- Concepts: [Why](https://docs.example/docs/concepts/why)\n- Resources: [FAQs](https://docs.example/docs/faq)',
    '## October 2024',
    '### Releases',
    [
      `- [Go SDK 1.1.0](${release}/go-sdk/releases/tag/v1.1.0), 2024-10-03`,
      `- [Providers 1.27.6](${release}/nitric/releases/tag/v1.27.6), 2024-10-02`,
      `- [CLI 1.61.1](${release}/cli/releases/tag/v1.61.1), 2024-10-01\n`,
    ].join('\n'),
  ]);
});

test('twelve months are shown', () => {
  const releases = Array.from({ length: 14 }, (_, index) => ({
    product: 'go' as const,
    version: `1.${index}.0`,
    date: `20${10 + index}-01-01`,
  }));
  const months = newsByMonth(siteNews({ pages: {}, menus: [], changes: [] }, releases));
  expect([months.length, months[0]?.id, months[11]?.id]).toEqual([12, 'january-2023', 'january-2012']);
});

test('the feed lists both kinds by date, with absolute links and stable ids', () => {
  const xml = rssFeed(NEWS, 'https://docs.example', new Date('2026-11-05T10:00:00Z'));
  const values = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}[^>]*>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${name}>`, 'g'))].map(
      ([, value]) => value,
    );
  expect(values('title').slice(1)).toEqual([
    'Changed: FAQs (Resources)',
    'New: FAQs (Resources)',
    'C# .NET SDK 0.15.1',
    'New: Why (Concepts)',
    'Go SDK 1.1.0',
    'Providers 1.27.6',
    'CLI 1.61.1',
  ]);
  expect(values('guid').slice(0, 2)).toEqual(['page:/faq@2026-11', 'page:/faq@2026-10']);
  expect(values('link').slice(0, 2)).toEqual(['https://docs.example/docs', 'https://docs.example/docs/faq']);
  expect(values('lastBuildDate')).toEqual(['Thu, 05 Nov 2026 10:00:00 GMT']);
});
