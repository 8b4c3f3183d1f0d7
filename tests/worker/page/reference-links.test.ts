import { describe, expect, test } from 'vitest';
import release from '#release';
import { pagePath } from '#tests/worker/page-path.ts';
import { referenceLinks } from '#worker/page/reference-links.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';

const linksOf = (text: string) => {
  const page = parseReferencePath(pagePath(text));
  return page && referenceLinks(page, release.references);
};

describe('the versions of a reference page', () => {
  test.each([
    ['/reference/nodejs', ['v1 Latest /docs/reference/nodejs', 'v0 /docs/reference/nodejs/v0']],
    ['/reference/go/v0', ['v1 Latest /docs/reference/go', 'v0 /docs/reference/go/v0']],
    ['/reference/jvm/v0', ['v0 Latest /docs/reference/jvm/v0']],
    ['/reference/dart', []],
    [
      '/reference/nodejs/unknown',
      ['v1 Latest /docs/reference/nodejs/unknown', 'v0 /docs/reference/nodejs/v0#no-counterpart'],
    ],
  ])('of %s are %j', (path, expected) => {
    expect(
      linksOf(path)?.versions.map(
        ({ version, isLatest, href }) => `${version} ${isLatest ? 'Latest ' : ''}${href}`,
      ),
    ).toEqual(expected);
  });
});

describe('the libraries of a reference page', () => {
  test.each([
    [
      '/reference/python',
      [
        '/docs/reference/nodejs',
        '(/docs/reference/python)',
        '/docs/reference/go',
        '/docs/reference/dart',
        '/docs/reference/csharp/v0',
        '/docs/reference/jvm/v0',
      ],
    ],
    [
      '/reference/python/v0',
      [
        '/docs/reference/nodejs/v0',
        '(/docs/reference/python/v0)',
        '/docs/reference/go/v0',
        '/docs/reference/dart',
        '/docs/reference/csharp/v0',
        '/docs/reference/jvm/v0',
      ],
    ],
    [
      '/reference/csharp/v0',
      [
        '/docs/reference/nodejs/v0',
        '/docs/reference/python/v0',
        '/docs/reference/go/v0',
        '/docs/reference/dart',
        '(/docs/reference/csharp/v0)',
        '/docs/reference/jvm/v0',
      ],
    ],
  ])('of %s link to the same version if it exists', (path, expected) => {
    expect(linksOf(path)?.sdks.map(({ href, isCurrent }) => (isCurrent ? `(${href})` : href))).toEqual(
      expected,
    );
  });
});

test('links to all other libraries say how anchors differ, even to those with only old versions', () => {
  const links = linksOf('/reference/nodejs/storage')?.sdks ?? [];
  expect(links.filter(({ sections }) => sections !== undefined).map(({ sdk }) => sdk)).toEqual([
    'python',
    'go',
    'dart',
    'csharp',
    'jvm',
  ]);
  expect(links.filter(({ isSupported }) => !isSupported).map(({ sdk }) => sdk)).toEqual(['csharp', 'jvm']);
});

test('only a library with old versions alone links to the latest versions of the supported ones', () => {
  expect(linksOf('/reference/go/v0/storage')?.supported).toEqual([]);
  expect(linksOf('/reference/jvm/v0/storage')?.supported.map(({ href }) => href)).toEqual([
    '/docs/reference/nodejs/storage',
    '/docs/reference/python/storage',
    '/docs/reference/go/storage',
    '/docs/reference/dart/storage',
  ]);
});

test.each([
  ['/reference/nodejs', true],
  ['/reference/nodejs/v0', true],
  ['/reference/nodejs/unknown', false],
])('%s is the start of a reference: %s', (path, isStart) => expect(linksOf(path)?.isStart).toBe(isStart));

test.each(['/storage', '/reference/cli', '/'])('%s is not in a reference', (path) => {
  expect(linksOf(path)).toBeUndefined();
});
