import { describe, expect, test } from 'vitest';
import { pageHref, parsePagePath } from '#worker/page/page-path.ts';

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
