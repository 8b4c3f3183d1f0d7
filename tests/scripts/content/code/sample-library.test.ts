import { describe, expect, test } from 'vitest';
import { latestVersion } from '#content/versions.ts';
import { sampleLibrary } from '#scripts/content/code/sample-library.ts';
import { pageContext } from '#scripts/content/page/page-context.ts';
import { NO_SYMBOLS } from '#scripts/content/symbols/site-symbols.ts';
import { pagePath } from '#tests/worker/page-path.ts';

const contextOf = (address: string) =>
  pageContext({ path: pagePath(address), file: '/x.mdx', sourceFile: 'x.mdx', source: '' }, NO_SYMBOLS);

describe('the library of a sample', () => {
  test.each([
    ['/reference/nodejs', 'typescript', { sdk: 'nodejs', version: latestVersion('nodejs') }],
    ['/reference/nodejs/v0', 'typescript', { sdk: 'nodejs', version: 'v0' }],
    ['/reference/nodejs/v0/storage', 'javascript', { sdk: 'nodejs', version: 'v0' }],
    ['/reference/csharp/v0', 'csharp', { sdk: 'csharp', version: 'v0' }],
    ['/reference/dart', 'dart', { sdk: 'dart', version: undefined }],
  ] as const)('is the library of a reference page: %s, %s', (address, language, library) => {
    expect(sampleLibrary(language, contextOf(address))).toEqual(library);
  });

  test.each([
    ['typescript', { sdk: 'nodejs', version: latestVersion('nodejs') }],
    ['kotlin', { sdk: 'jvm', version: 'v0' }],
    ['go', { sdk: 'go', version: latestVersion('go') }],
  ] as const)('is the latest version for its language on other pages: %s', (language, library) => {
    expect(sampleLibrary(language, contextOf('/storage'))).toEqual(library);
  });

  test('is that of its language on a reference page of another library', () => {
    const nodejs = { sdk: 'nodejs', version: latestVersion('nodejs') };
    expect(sampleLibrary('typescript', contextOf('/reference/python/v0'))).toEqual(nodejs);
  });

  test.each(['bash', 'yaml', 'text'] as const)('does not exist for %s', (language) => {
    expect(sampleLibrary(language, contextOf('/storage'))).toBeUndefined();
    expect(sampleLibrary(language, contextOf('/reference/nodejs'))).toBeUndefined();
  });
});
