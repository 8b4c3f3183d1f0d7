import { expect, test } from 'vitest';
import { plainPath } from '#scripts/content/addresses/plain-path.ts';

test.each([
  ['/', '/'],
  ['/docs', '/'],
  ['/docs/', '/'],
  ['/index.mdx', '/'],
  ['/docs/storage', '/storage'],
  ['/docsify', '/docsify'],
  ['/Storage/', '/storage'],
  ['/storage.md', '/storage'],
  ['/guides/index', '/guides'],
  ['/guides/index/', '/guides'],
])('%s is written as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});
