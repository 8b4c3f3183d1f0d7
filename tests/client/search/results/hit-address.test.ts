import { expect, test } from 'vitest';
import { hitAddress, hrefOf } from '#client/search/results/hit-address.ts';

test.each([
  ['/docs/storage#overview', '/storage', '/docs/storage'],
  ['/docs/storage#limits', '/storage#limits', '/docs/storage#limits'],
  ['/docs', '/', '/docs'],
  ['/docs#overview', '/', '/docs'],
  ['/docs/#start', '/#start', '/docs/#start'],
  ['/docsearch/a', '/docsearch/a', '/docs/docsearch/a'],
  ['https://nitric.io/docs/apis?x=1#a', '/apis#a', '/docs/apis#a'],
  ['/storage#overviews', '/storage#overviews', '/docs/storage#overviews'],
  ['//evil.example/docs/x', '/x', '/docs/x'],
])('%s is the address %s, which is linked as %s', (url, address, href) => {
  expect(hitAddress(url)).toBe(address);
  expect(hrefOf(address)).toBe(href);
});
