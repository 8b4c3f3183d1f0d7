import { expect, test } from 'vitest';
import { decoded } from '#scripts/content/addresses/decoded.ts';

test.each([
  ['Big%20Bucket.png', 'Big Bucket.png'],
  ['%C3%A4', 'ä'],
  ['100%.png', '100%.png'],
])('%s is decoded as %s', (text, expected) => {
  expect(decoded(text)).toBe(expected);
});
