import { expect, test } from 'vitest';
import { splitAddress } from '#scripts/content/addresses/split-address.ts';

test.each([
  ['/a', '/a', undefined],
  ['/a#b', '/a', 'b'],
  ['/a?b=c#d', '/a', 'd'],
  ['/a#', '/a', ''],
  ['#%C3%A4', '', 'ä'],
  ['#100%', '', '100%'],
])('%s has the path %j and the hash %j', (address, path, hash) => {
  expect(splitAddress(address)).toEqual({ path, hash });
});
