import { describe, expect, test } from 'vitest';
import { latestVersion } from '#content/references.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { latestVersionPath, pageHref, parsePagePath, parseReferencePath } from '#worker/model/page-path.ts';

describe('page path', () => {
  describe('parsePagePath', () => {
    test.each(['/', '/storage', '/reference/nodejs/v0', '/a.b/c-d_e'])('accepts %s', (text) => {
      expect(parsePagePath(text)).toBe(text);
    });
    test.each([
      '',
      'storage',
      '/Storage',
      '/storage/',
      '//evil',
      '/a//b',
      '/..',
      '/a/../b',
      '/%2e',
      '/a b',
      '/\\evil',
      '/é',
      `/${'a'.repeat(512)}`,
    ])('rejects %j', (text) => {
      expect(parsePagePath(text)).toBeUndefined();
    });
  });

  describe('pageHref', () => {
    test.each([
      ['/', '/docs'],
      ['/storage', '/docs/storage'],
    ])('%s has the address %s', (text, href) => {
      const path = parsePagePath(text);
      expect(path && pageHref(path)).toBe(href);
    });
  });
});

describe('reference path', () => {
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
});
