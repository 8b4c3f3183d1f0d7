import { describe, expect, test, vi } from 'vitest';
import { explainPage } from '#scripts/explain/explain-page.ts';
import type { FoundPage } from '#scripts/explain/find-page.ts';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import type { CompiledPage } from '#worker/page/compiled-page.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { Representation } from '#worker/page/representation.ts';
import { storedPage } from '#worker/page/stored-page.ts';
import type { Release } from '#worker/release/release-manifest.ts';

const HASH = '0123456789abcdef'.repeat(4);
const settings = {
  siteOrigin: 'https://docs.example',
  sourceRepository: 'https://github.com/example/docs',
  sourceBranch: 'main',
};

const explain = (
  address: string,
  rest: Partial<CompiledPage> = {},
  markdown = '',
  representation: Representation = { format: 'html' },
) => {
  const path = pagePath(address);
  const entry = pageEntry({
    hash: HASH,
    markdown: 'm',
    title: 'Storage',
    description: 'Files.',
    menu: 'docs',
  });
  const release: Release = {
    id: 'release-1',
    pages: { [path]: entry },
    references: { nodejs: { '': '' }, 'nodejs/v0': { '': '' }, go: { '': '' } },
    menus: [
      {
        key: 'docs',
        groups: [
          {
            links: [
              { title: 'APIs', href: '/docs/apis' },
              { title: 'Storage', href: `/docs${path}` },
              { title: 'Secrets', href: '/docs/secrets' },
            ],
          },
        ],
      },
    ],
    redirects: {
      '/buckets': { to: '/storage', status: 301 },
      '/files': { to: '/storage#files', status: 302 },
      '/home': { to: '/', status: 301 },
      '/sdk/*': { to: '/reference/*', status: 301 },
    },
    assets: {
      entry: { file: 'entry.js', integrity: '' },
      styles: 'styles.css',
      mediaStyles: 'media.css',
      pageStyles: {} as Release['assets']['pageStyles'], // a page without its own sheets reads none
      font: '',
      favicon: '',
      socialCard: '',
      speculationRules: '',
      search: [],
    },
    changes: [],
    prePaint: { code: '', hash: '' },
    icons: {},
    socialImageDesign: '',
  };
  const page: CompiledPage = {
    path,
    sourceFile: 'content/pages/storage.mdx',
    meta: { title: 'Storage', description: 'Files.' },
    sections: [
      { id: 'events', title: 'Events', depth: 2 },
      { id: 'filters', title: 'Filters', depth: 3 },
    ],
    html: '<p>Files.</p>',
    styles: [],
    ...rest,
  };
  const data = storedPage(page);
  const found: FoundPage = {
    page: { path, entry, reference: parseReferencePath(path), representation },
  };
  return {
    found,
    lines: Object.fromEntries(explainPage({ found, release, settings, data, markdown })),
    data,
  };
};

describe('explainPage', () => {
  test('lists everything that affects the answer', () => {
    vi.useFakeTimers({ now: Date.UTC(2031, 5), toFake: ['Date'] });
    const { lines } = explain('/storage', { lastChanged: '2026-11-20T10:00:00.000Z' });
    expect(lines).toMatchObject({
      address: '/docs/storage',
      canonical: 'https://docs.example/docs/storage',
      source: 'content/pages/storage.mdx',
      'last change': '2026-11-20T10:00:00.000Z',
      title: 'Storage - Nitric Documentation',
      menu: 'docs (3 links)',
      previous: 'APIs (/docs/apis)',
      next: 'Secrets (/docs/secrets)',
      version: 'not a library reference',
      notices: 'none',
      sections: '## events, ### filters',
      'redirects here': '/docs/buckets (301), /docs/files (302)',
      'KV key': `page/${HASH}`,
      'cache key': 'https://docs.example/docs/-/release-1-2031/html/storage',
      ETag: '"0123456789abcdef-release-1-2031"',
      Markdown: '0 bytes, 20 gzip',
    });
    vi.useRealTimers();
  });

  test('names the key, the cache key, and the ETag of the Markdown for an address with .md', () => {
    const { found, lines } = explain('/storage', {}, '', { format: 'md', sdk: 'go' });
    expect(lines['KV key']).toBe(`markdown/${found.page.entry.markdown}`);
    expect(lines['cache key']).toContain('/md-go/storage');
    expect(lines.ETag).toContain('-go"');
  });

  test('counts bytes, not characters', () => {
    const { lines, data } = explain('/storage', { samplesCheck: 'é' }, 'é'.repeat(600));
    expect(lines['page data']).toMatch(new RegExp(`^${data.length + 1} bytes, \\d+ gzip$`));
    expect(lines.Markdown).toMatch(/^1,200 bytes, \d+ gzip$/);
  });

  test('knows versions and notices of a library reference', () => {
    expect(explain('/reference/nodejs/v0').lines).toMatchObject({
      version: 'Node.js v0, not the latest: /docs/reference/nodejs',
      notices: 'older-version',
    });
    expect(explain('/reference/go').lines).toMatchObject({
      version: 'Go v1, the latest',
      notices: 'experimental',
    });
  });

  test('finds the redirects to the home page', () => {
    expect(explain('/').lines['redirects here']).toBe('/docs/home (301)');
  });

  test('finds the redirects from whole folders', () => {
    expect(explain('/reference/go').lines['redirects here']).toBe('/docs/sdk/* (301)');
  });

  test('names the redirect that leads to the page', () => {
    const redirectedFrom = pagePath('/buckets');
    const { data, found } = explain('/storage');
    const release = { pages: {}, menus: [{ key: 'docs', groups: [] }], redirects: {} } as unknown as Release; // the test reads only these fields
    const lines = explainPage({
      found: { ...found, redirectedFrom },
      release,
      settings,
      data,
      markdown: '',
    });
    expect(lines[0]).toEqual(['redirected', '/docs/buckets leads here']);
  });
});
