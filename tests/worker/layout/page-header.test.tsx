import { describe, expect, test } from 'vitest';
import { between, readPage } from './read-page.ts';

const header = async (address: string) =>
  between(await readPage(address), '<header class="page-header', '</header>');
const notices = (html: string) =>
  [...html.matchAll(/<div class="notice notice-(?!no-counterpart)([\w-]+)" role="note">(.*?)<\/div>/gs)].map(
    ([, kind, content]) => `${kind} ${content}`,
  );

const EXPERIMENTAL = (sdk: string) =>
  `experimental <p>The ${sdk} SDK is currently in experimental status. Its API may change between minor versions.</p>`;
const LEGACY = (sdk: string) =>
  `legacy-only <p>The ${sdk} SDK supports only legacy versions of Nitric before v1. For a new project choose a supported SDK:</p>` +
  '<p class="notice-links"><a href="/docs/reference/nodejs">Node.js</a><a href="/docs/reference/python">Python</a>' +
  '<a href="/docs/reference/go">Go</a><a href="/docs/reference/dart">Dart</a></p>';
const older = (sdk: string, label: string) =>
  expect.stringMatching(
    new RegExp(
      `^older-version <p>Note: You are viewing documentation for version v0 of ${label}\\.</p>` +
        `<p class="notice-links"><a href="/docs/reference/${sdk}" data-sections="[^"]*">View the latest version</a></p>$`,
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

test('shows the title, the kind of page, and the description', async () => {
  expect(await header('/docs/storage')).toBe(
    ' block-storage"><p class="eyebrow">Building block</p><h1>Storage</h1>' +
      '<p class="lead">Store and serve files in buckets, react to uploads and create signed links, on every cloud.</p>',
  );
});

test.each(['/docs', '/docs/reference/cli', '/docs/guides/nodejs', '/docs/reference/nodejs'])(
  'has no hue on %s, which does not belong to a building block',
  async (address) => expect(await header(address)).toMatch(/^">/),
);
