import { expect, test } from 'vitest';
import { docsHref, linkProps, plainPath, splitAddress } from '#scripts/content/addresses.ts';

test.each([
  ['/', '/docs'],
  ['/?a=/b', '/docs?a=/b'],
  ['/storage?a#b', '/docs/storage?a#b'],
  ['/Storage/', '/docs/Storage/'],
  ['#a', '#a'],
  ['//example.com', '//example.com'],
  ['mailto:a@b.io', 'mailto:a@b.io'],
])('a link to %s leads readers to %s', (url, href) => {
  expect(docsHref(url)).toBe(href);
});

test('only links to other sites have rel="noopener"', () => {
  expect(linkProps('/storage')).toEqual({ href: '/docs/storage' });
  expect(linkProps('HTTPS://example.com')).toEqual({ href: 'HTTPS://example.com', rel: 'noopener' });
});

test.each([
  ['/docs/', '/'],
  ['/index.mdx', '/'],
  ['/docsify', '/docsify'],
  ['/docs/Storage/', '/storage'],
  ['/storage.md', '/storage'],
  ['/guides/index/', '/guides'],
])('%s is written as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test.each([
  ['/a', '/a', undefined],
  ['/a?b=c#d', '/a', 'd'],
  ['/a#', '/a', ''],
  ['#%C3%A4', '', 'ä'],
  ['#100%', '', '100%'],
])('%s has the path %j and the hash %j', (address, path, hash) => {
  expect(splitAddress(address)).toEqual({ path, hash });
});
