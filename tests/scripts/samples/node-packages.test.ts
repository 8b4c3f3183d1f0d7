import { expect, test } from 'vitest';
import { SDKS } from '#content/sdks.ts';
import { NODE_VERSIONS, nodeVersion } from '#scripts/samples/node-packages.ts';

test('the samples of every version of the Node.js library have a package to be checked against', () => {
  expect([...NODE_VERSIONS].sort()).toEqual([...SDKS.nodejs.versions].sort());
});

test('samples without a version are for the newest one', () => {
  expect(nodeVersion()).toBe('v1');
  expect(nodeVersion('v0')).toBe('v0');
  expect(() => nodeVersion('v7')).toThrow('NODE_PACKAGES');
});
