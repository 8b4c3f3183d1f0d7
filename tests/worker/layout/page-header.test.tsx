import { describe, expect, test } from 'vitest';
import { between, readPage } from './read-page.ts';

describe('page header', () => {
  const header = async (address: string) =>
    between(await readPage(address), '<header class="page-header', '</header>');
  const notices = (html: string) =>
    [
      ...html.matchAll(/<div class="notice notice-(?!no-counterpart)([\w-]+)" role="note">(.*?)<\/div>/gs),
    ].map(([, kind, content]) => `${kind} ${content}`);

  const EXPERIMENTAL = (sdk: string) =>
    `experimental <p>The ${sdk} SDK is currently in experimental status. Its API may change between minor versions.</p>`;
  const LEGACY = (sdk: string) =>
    `legacy-only <p>The ${sdk} SDK supports only legacy versions of Nitric before v1. For a new project, choose a supported SDK:` +
    ['nodejs">Node.js', 'python">Python', 'go">Go', 'dart">Dart']
      .map(
        (link) =>
          ` <a href="/docs/reference/${link.replace('">', '" data-sections="collections=keyvalue changes limits">')}</a>`,
      )
      .join('') +
    '</p>';
  const older = (sdk: string, label: string) =>
    expect.stringMatching(
      new RegExp(
        `^older-version <p>Note: You are viewing documentation for version v0 of ${label}\\.` +
          ` <a href="/docs/reference/${sdk}" data-sections="[^"]*">View the latest version</a></p>$`,
      ),
    );

  describe('the notices', () => {
    test.each([
      ['/docs/reference/go', [EXPERIMENTAL('Go')]],
      ['/docs/reference/dart', [EXPERIMENTAL('Dart')]],
      ['/docs/reference/csharp/v0', [LEGACY('C# .NET')]],
      ['/docs/reference/jvm/v0', [LEGACY('JVM')]],
      ['/docs/reference/nodejs/v0', [older('nodejs', 'Node\\.js')]],
      ['/docs/reference/python/v0', [older('python', 'Python')]],
      ['/docs/reference/go/v0', [EXPERIMENTAL('Go'), older('go', 'Go')]],
      ['/docs/reference/nodejs', []],
      ['/docs/reference/cli', []],
    ])('of %s', async (address, expected) => {
      expect(notices(await header(address))).toEqual(expected);
    });
  });

  const QUESTION =
    'Read%20https%3A%2F%2Fnitric.io%2Fdocs%2Fstorage.md%20so%20that%20I%20can%20ask%20about%20it.';
  const assistant = (name: string, address: string) =>
    `<li><a href="${address}${QUESTION}" target="_blank" rel="noopener">Open in ${name}` +
    '<span class="sr-only"> (opens in a new tab)</span></a></li>';
  const PAGE_MENU =
    '<details class="dropdown page-menu"><summary>Copy page</summary><ul>' +
    '<li><button class="copy-page" type="button">Copy as Markdown</button></li>' +
    '<li><a href="/docs/storage.md">View as Markdown</a></li>' +
    assistant('Claude', 'https://claude.ai/new?q=') +
    assistant('ChatGPT', 'https://chatgpt.com/?q=') +
    '</ul></details>';

  test('shows the way to the page, its menu, its title, and its description', async () => {
    const [top, rest] = (await header('/docs/storage')).split('<h1>');
    expect(top).toBe(
      ' block-storage"><div class="page-top"><nav class="trail" aria-label="Breadcrumb"><ol>' +
        '<li><a href="/docs/building-blocks">Building blocks</a></li>' +
        '<li><span aria-current="page">Storage</span></li></ol></nav>' +
        `${PAGE_MENU}</div>`,
    );
    expect(rest).toBe(
      'Storage</h1>' +
        '<p class="lead">Store and serve files in buckets, react to uploads, and create signed URLs, on every cloud.</p>',
    );
  });

  test.each(['/docs', '/docs/reference/cli', '/docs/guides/nodejs', '/docs/reference/nodejs'])(
    'has no hue on %s, which does not belong to a building block',
    async (address) => expect(await header(address)).toMatch(/^">/),
  );
});

describe('same page', () => {
  /** What a reader sees of the links. */
  const samePage = (html: string) =>
    /<p class="same-page">(.*?)<\/p>/
      .exec(html)?.[1]
      ?.replace(/<a [^>]*hidden="".*?<\/a>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim();

  describe('a page of a reference', () => {
    test.each([
      ['/docs/reference/nodejs', '<strong>Node.js</strong>'],
      ['/docs/reference/go/v0', '<strong>Go</strong>'],
    ])('%s names the libraries and links to the others', async (path, current) => {
      const html = await readPage(path);
      expect(samePage(html)).toBe('Same page in: Node.js Python Go Dart');
      expect(html).toContain(current);
    });

    test('without a counterpart in a library leads to the start page of that library', async () => {
      expect(samePage(await readPage('/docs/reference/nodejs/http'))).toBe(
        'Same page in: Node.js Python (start page) Go (start page) Dart (start page)',
      );
    });

    test('has links to libraries with only old versions, which only the language control follows', async () => {
      const html = await readPage('/docs/reference/nodejs/storage');
      expect(html).toContain(
        '<a href="/docs/reference/csharp/v0/storage" hidden="" data-sdk="csharp" data-sections="',
      );
      expect(html).toMatch(/<a href="\/docs\/reference\/python\/storage" data-sdk="python" data-sections="/);
    });

    test('of a library with only old versions shows no such links, because a notice has them', async () => {
      const html = await readPage('/docs/reference/csharp/v0/storage');
      expect(samePage(html)).toBeUndefined();
      expect(html).toContain('<p class="same-page" hidden="">');
    });

    test.each([
      ['/docs/reference/nodejs', 'the start of the Node.js reference'],
      ['/docs/reference/nodejs/v0', 'the start of the Node.js v0 reference'],
      ['/docs/reference/dart', 'the start of the Dart reference'],
      ['/docs/reference/dart/storage', 'the same page of the Dart reference'],
    ])('%s tells readers that their subject has no counterpart', async (path, words) => {
      const html = await readPage(path);
      expect(html).toContain('id="no-counterpart"');
      expect(html).toContain(words);
    });
  });

  test('other pages do not have these links or this notice', async () => {
    const html = await readPage('/docs/storage');
    expect(samePage(html)).toBeUndefined();
    expect(html).not.toContain('id="no-counterpart"');
  });
});

describe('version selector', () => {
  test.each([
    ['/docs/reference/nodejs', true],
    ['/docs/reference/nodejs/v0', true],
    ['/docs/storage', false],
    ['/docs/reference/dart', false],
    ['/docs/reference/jvm/v0', false],
    ['/docs/reference/csharp/v0', false],
  ])(
    'only a page of a library with several versions has a version selector: %s, %s',
    async (address, has) => {
      expect((await readPage(address)).includes('name="version-selector"')).toBe(has);
    },
  );
});
