import { expect, test } from 'vitest';
import { parseVersion, sortVersions, type Version, versionTitle } from '#content/versions.ts';

test('versions are sorted as numbers, newest first', () => {
  expect(sortVersions(['v9', 'v10', 'v0', 'v1'])).toEqual(['v10', 'v9', 'v1', 'v0']);
});

test.each(['1', 'v', 'v01', 'v1.2', 'V1', 'v-1', ''])('%j is no version', (text) => {
  expect(parseVersion(text)).toBeUndefined();
});

test('texts name a version by its number', () => {
  expect(versionTitle('v12' as Version)).toBe('version 12'); // it is one
});
