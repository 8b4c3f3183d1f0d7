import { expect, test } from 'vitest';
import { docsHref, linkProps } from '#scripts/content/addresses/docs-href.ts';

test.each([
  ['/', '/docs'],
  ['/#a', '/docs#a'],
  ['/?a=/b', '/docs?a=/b'],
  ['/storage', '/docs/storage'],
  ['/storage?a#b', '/docs/storage?a#b'],
  ['/Storage/', '/docs/Storage/'],
  ['#a', '#a'],
  ['//example.com', '//example.com'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:a@b.io', 'mailto:a@b.io'],
])('a link to %s leads readers to %s', (url, href) => {
  expect(docsHref(url)).toBe(href);
});

test('only links to other sites have rel="noopener"', () => {
  expect(linkProps('/storage')).toEqual({ href: '/docs/storage' });
  expect(linkProps('HTTPS://example.com')).toEqual({ href: 'HTTPS://example.com', rel: 'noopener' });
});
