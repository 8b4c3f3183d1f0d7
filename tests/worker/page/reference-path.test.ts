import { describe, expect, test } from 'vitest';
import { latestVersion } from '#content/versions.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { latestVersionPath, parseReferencePath, referenceStart } from '#worker/page/reference-path.ts';

const parse = (text: string) => parseReferencePath(pagePath(text));

describe('parseReferencePath', () => {
  test('splits a path into its parts', () => {
    expect(parse('/reference/nodejs/v0/storage')).toEqual({
      path: '/reference/nodejs/v0/storage',
      sdk: 'nodejs',
      version: 'v0',
      reference: 'nodejs/v0',
      rest: '/storage',
    });
    expect(parse('/reference/dart')).toMatchObject({ version: undefined, reference: 'dart', rest: '' });
  });

  test('accepts a version only if it is a whole segment', () => {
    expect(parse('/reference/nodejs/v1x')).toMatchObject({
      version: undefined,
      rest: '/v1x',
    });
    expect(parse('/reference/nodejs/v01')).toMatchObject({ version: undefined, rest: '/v01' });
  });

  test.each([
    '/',
    '/storage',
    '/reference',
    '/reference/cli',
    '/reference/constructor',
    '/reference/nodejsx',
  ])('%s is not in a reference', (path) => {
    expect(parse(path)).toBeUndefined();
  });
});

describe('the start of a reference', () => {
  test.each([
    ['/reference/nodejs', '/reference/nodejs'],
    [`/reference/nodejs/${latestVersion('nodejs')}`, '/reference/nodejs'],
    ['/reference/nodejs/v0/storage', '/reference/nodejs/v0'],
    ['/reference/dart/storage', '/reference/dart'],
    ['/reference/csharp/v0', '/reference/csharp/v0'],
  ])('for %s is %s', (text, root) => {
    const parsed = parse(text);
    expect(parsed && referenceStart(parsed.reference)).toBe(root);
  });
});

describe('latestVersionPath', () => {
  test.each([
    [`/reference/nodejs/${latestVersion('nodejs')}`, '/reference/nodejs'],
    [`/reference/go/${latestVersion('go')}/storage`, '/reference/go/storage'],
    ['/reference/nodejs/v0', undefined],
    ['/reference/csharp/v0', undefined],
    ['/reference/nodejs/v999', undefined],
    ['/reference/nodejs/latest', undefined],
  ])('%s → %s', (from, to) => {
    const parsed = parse(from);
    expect(parsed && latestVersionPath(parsed)).toBe(to);
  });
});
