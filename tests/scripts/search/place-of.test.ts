import { expect, test } from 'vitest';
import { placeOf } from '#scripts/search/place-of.ts';

test.each([
  ['/concepts/introduction', 'Get started'],
  ['/getting-started/quickstart', 'Get started'],
  ['/concepts/comparison/pulumi', 'Concepts'],
  ['/storage', 'Building blocks'],
  ['/storage/events', 'Building blocks'],
  ['/', 'Get started'],
  ['/reference/providers/pulumi', 'Cloud providers'],
  ['/reference/nodejs/storage', 'Reference'],
])('%s stands in the part %s', (path, part) => {
  expect(placeOf(path).section).toBe(part);
});
