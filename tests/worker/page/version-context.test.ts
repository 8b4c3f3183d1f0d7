import { describe, expect, test } from 'vitest';
import { latestVersion } from '#content/versions.ts';
import release from '#release';
import { pagePath } from '#tests/worker/page-path.ts';
import { referenceLinks } from '#worker/page/reference-links.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import { versionContext } from '#worker/page/version-context.ts';

const contextOf = (text: string) => {
  const page = parseReferencePath(pagePath(text));
  return versionContext(page, page && referenceLinks(page, release.references));
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
        currentVersion: latestVersion('nodejs'),
        currentSdk: 'nodejs',
        currentSdkLabel: 'Node.js',
      },
    ],
    [
      '/reference/python/v0/changes',
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
  ])('describes %s', (text, expected) => {
    expect(contextOf(text)).toEqual(expected);
  });
});
