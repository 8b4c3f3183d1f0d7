import { describe, expect, test } from 'vitest';
import { parsePagePath } from '#worker/page/page-path.ts';
import { latestVersionRedirect, versionContext } from '#worker/page/version-context.ts';

const path = (text: string) => {
  const parsed = parsePagePath(text);
  if (parsed === undefined) throw new Error(`${text} is not a page path`);
  return parsed;
};

describe('versionContext', () => {
  test.each([
    ['/storage', { isReferenceDocs: false, isNotLatest: false }],
    ['/reference/cli', { isReferenceDocs: false, isNotLatest: false }],
    ['/reference/providers/aws', { isReferenceDocs: false, isNotLatest: false }],
    [
      '/reference/nodejs',
      {
        isReferenceDocs: true,
        isNotLatest: false,
        currentVersion: 'v1',
        currentSdk: 'nodejs',
        currentSdkLabel: 'Node.js',
      },
    ],
    [
      '/reference/python/v0/storage',
      {
        isReferenceDocs: true,
        isNotLatest: true,
        currentVersion: 'v0',
        currentSdk: 'python',
        currentSdkLabel: 'Python',
        latestLink: '/docs/reference/python#no-counterpart',
      },
    ],
    [
      '/reference/python/v0',
      {
        isReferenceDocs: true,
        isNotLatest: true,
        currentVersion: 'v0',
        currentSdk: 'python',
        currentSdkLabel: 'Python',
        latestLink: '/docs/reference/python',
      },
    ],
    [
      '/reference/csharp/v0',
      {
        isReferenceDocs: true,
        isNotLatest: false,
        currentVersion: 'v0',
        currentSdk: 'csharp',
        currentSdkLabel: 'C# .NET',
      },
    ],
    [
      '/reference/dart',
      { isReferenceDocs: true, isNotLatest: false, currentSdk: 'dart', currentSdkLabel: 'Dart' },
    ],
  ])('reads %s', (text, expected) => {
    expect(versionContext(path(text))).toEqual(expected);
  });
});

describe('latestVersionRedirect', () => {
  test.each([
    ['/reference/nodejs/v1', '/reference/nodejs'],
    ['/reference/go/v1/storage', '/reference/go/storage'],
    ['/reference/nodejs/v0', undefined],
    ['/reference/csharp/v0', undefined],
    ['/reference/nodejs/v2', undefined],
    ['/reference/nodejs/latest', undefined],
  ])('%s → %s', (from, to) => {
    expect(latestVersionRedirect(path(from))).toBe(to);
  });
});
