import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';

test.each([
  ['/docs/reference/nodejs', true],
  ['/docs/reference/nodejs/v0', true],
  ['/docs/storage', false],
  ['/docs/reference/dart', false],
  ['/docs/reference/jvm/v0', false],
  ['/docs/reference/csharp/v0', false],
])('only a page of a library with several versions has a version selector: %s, %s', async (address, has) => {
  expect((await readPage(address)).includes('name="version-selector"')).toBe(has);
});
