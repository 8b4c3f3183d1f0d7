import { expect, test } from 'vitest';
import { blockIcon } from '#client/contracts/icons.ts';

test.each([
  ['/docs/storage', 'storage'],
  ['/docs/storage#events', 'storage'],
  ['/docs/reference/go/v0/storage', 'storage'],
  ['/docs/storage/events', undefined],
  ['/docs/constructor', undefined],
  ['/docs/__proto__', undefined],
])('the icon of %s is %s', (href, icon) => {
  expect(blockIcon(href)).toBe(icon);
});
