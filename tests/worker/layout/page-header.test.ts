import { describe, expect, test } from 'vitest';
import { between, links, readPage } from './read-page.ts';

const header = async (address: string) =>
  between(await readPage(address), '<header class="page-header', '</header>');

describe('the notices', () => {
  const EXPERIMENTAL = (sdk: string) =>
    `experimental: The ${sdk} SDK is currently in experimental status. Its API may change between minor versions.`;
  const LEGACY = (sdk: string, rest = '') =>
    `legacy-only: The ${sdk} SDK supports only legacy versions of Nitric before v1. For a new project, choose a supported SDK:` +
    ['Node.js', 'Python', 'Go', 'Dart']
      .map((name) => ` ${name} [/docs/reference/${name.toLowerCase().replace('.', '')}${rest}]`)
      .join('');
  const OLDER = (sdk: string, label: string) =>
    `older-version: Note: You are viewing documentation for version v0 of ${label}. View the latest version [/docs/reference/${sdk}]`;

  test.each([
    ['/docs/reference/go', [EXPERIMENTAL('Go')]],
    ['/docs/reference/dart', [EXPERIMENTAL('Dart')]],
    ['/docs/reference/csharp/v0', [LEGACY('C# .NET')]],
    ['/docs/reference/jvm/v0/collections', [LEGACY('JVM', '/keyvalue')]],
    ['/docs/reference/python/v0', [OLDER('python', 'Python')]],
    ['/docs/reference/go/v0', [EXPERIMENTAL('Go'), OLDER('go', 'Go')]],
    ['/docs/reference/nodejs', []],
    ['/docs/storage', []],
  ])('of %s have links that know the sections of their pages', async (address, expected) => {
    const notices = (await header(address)).matchAll(
      /<div class="notice notice-(?!no-counterpart)([\w-]+)" role="note">(.*?)<\/div>/gs,
    );
    const texts = Array.from(notices, ([, kind, html = '']) => {
      const text = html.replace(/<a href="([^"]*)" data-sections="[^"]*">([^<]*)<\/a>/g, '$2 [$1]');
      return `${kind}: ${text.replace(/<\/?p>/g, '')}`;
    });
    expect(texts).toEqual(expected);
  });
});

test('a page shows the way to it, its menu, its title, and its description', async () => {
  const html = await header('/docs/storage');
  expect(html).toMatch(
    /^ block-storage"><div class="page-top"><nav class="trail" aria-label="Breadcrumb"><ol>/,
  );
  const question =
    'Read%20https%3A%2F%2Fnitric.io%2Fdocs%2Fstorage.md%20so%20that%20I%20can%20ask%20about%20it.';
  expect(links(html).map((link) => link.replace(/ +/g, ' '))).toEqual([
    'Building blocks: /docs/building-blocks',
    'View as Markdown: /docs/storage.md',
    `Open in Claude (opens in a new tab): https://claude.ai/new?q=${question}`,
    `Open in ChatGPT (opens in a new tab): https://chatgpt.com/?q=${question}`,
  ]);
  expect(html).toContain('<li><span aria-current="page">Storage</span></li>');
  expect(html).toContain('<li><button class="copy-page" type="button">Copy as Markdown</button></li>');
  expect(html).toMatch(/<h1>Storage<\/h1><p class="lead">[^<]+<\/p>$/);
});

test.each(['/docs', '/docs/reference/cli', '/docs/reference/nodejs'])(
  'a header has no hue on %s, which does not belong to a building block',
  async (address) => expect(await header(address)).toMatch(/^">/),
);

describe('the same page in other libraries', () => {
  /** What a reader sees of the links. */
  const samePage = (html: string) =>
    /<p class="same-page">(.*?)<\/p>/
      .exec(html)?.[1]
      ?.replace(/<a [^>]*hidden="".*?<\/a>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim();

  test.each([
    ['/docs/reference/go/v0', 'Same page in: Node.js Python Go Dart'],
    [
      '/docs/reference/nodejs/http',
      'Same page in: Node.js Python (start page) Go (start page) Dart (start page)',
    ],
    ['/docs/storage', undefined],
    // A notice has the links of a library with only old versions.
    ['/docs/reference/csharp/v0/storage', undefined],
  ])('of %s are linked: %s', async (path, expected) => {
    expect(samePage(await readPage(path))).toBe(expected);
  });

  test('libraries with only old versions have links that only the language control follows', async () => {
    const html = await readPage('/docs/reference/nodejs/storage');
    expect(html).toContain(
      '<a href="/docs/reference/csharp/v0/storage" hidden="" data-sdk="csharp" data-sections="',
    );
    expect(html).toContain('<a href="/docs/reference/python/storage" data-sdk="python" data-sections="');
    expect(html).toContain('<strong>Node.js</strong>');
  });

  test.each([
    ['/docs/reference/nodejs/v0', 'the start of the Node.js v0 reference'],
    ['/docs/reference/dart/storage', 'the same page of the Dart reference'],
  ])('%s tells readers that their subject has no counterpart', async (path, words) => {
    expect(between(await readPage(path), 'id="no-counterpart"', '</div>')).toContain(words);
  });

  test('other pages do not have this notice', async () => {
    expect(await readPage('/docs/storage')).not.toContain('id="no-counterpart"');
  });
});

test.each([
  ['/docs/reference/nodejs/v0', true],
  ['/docs/storage', false],
  ['/docs/reference/dart', false],
  ['/docs/reference/jvm/v0', false],
])('only a page of a library with several versions has a version selector: %s, %s', async (address, has) => {
  expect((await readPage(address)).includes('dropdown version-selector')).toBe(has);
});

describe('the filter of a page', () => {
  /** The fields that a search without script sends, and the label. */
  const filter = (html: string) => {
    const form = /<form class="page-filter" action="\/docs\/search">(.*?)<\/form>/.exec(html)?.[1] ?? '';
    return {
      label: /aria-label="([^"]*)"/.exec(form)?.[1],
      facet: /<input type="hidden" name="(\w+)" value="(\w+)"\/>/.exec(form)?.slice(1),
    };
  };

  test.each([
    ['/docs/troubleshooting', 'Paste your error message', ['section', 'Support']],
    ['/docs/reference/go/storage', 'Filter symbols', ['library', 'go']],
    ['/docs/reference/go/schedules', undefined, undefined],
    ['/docs/storage', undefined, undefined],
  ])('on %s is %s, and searches what belongs to the page', async (path, label, facet) => {
    expect(filter(await readPage(path))).toEqual({ label, facet });
  });
});
