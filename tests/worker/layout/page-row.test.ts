import { expect, test } from 'vitest';
import { between, readPage } from './read-page.ts';

test.each([
  ['/docs/storage', 'Storage'],
  ['/docs/reference/nodejs/storage', 'Storage'],
  ['/docs/reference/nodejs/v0/storage', 'Storage<span class="page-version"> v0</span>'],
  ['/docs/reference/nodejs/v0', 'Node.js SDK v0'],
])('the row of %s names the page, and an older version once', async (address, name) => {
  const row = between(await readPage(address), '<summary><span class="page-name">', '</summary>');
  expect(row).toBe(`${name}</span><span class="section-name">On this page</span>`);
});
