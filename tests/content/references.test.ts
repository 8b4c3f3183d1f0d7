import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  latestVersion,
  parseVersion,
  REFERENCES,
  referenceName,
  referenceSdk,
  versionTitle,
} from '#content/references.ts';

const older = REFERENCES.filter((name) => name !== referenceName(referenceSdk(name), undefined));

test.each(older)('the page about the changes since %s names the newest version, as its menu does', (name) => {
  const file = new URL(`../../content/pages/reference/${name}/changes.mdx`, import.meta.url);
  const latest = latestVersion(referenceSdk(name));
  expect(readFileSync(file, 'utf8')).toContain(`\ntitle: Changes in ${latest && versionTitle(latest)}\n`);
});

test('every reference that the requirements name is there, library by library, newest first', () => {
  const specified = 'nodejs nodejs/v0 python python/v0 go go/v0 dart csharp/v0 jvm/v0'.split(' ');
  expect(REFERENCES.filter((name) => specified.includes(name))).toEqual(specified);
});

describe('a new version of a library', () => {
  afterEach(() => {
    vi.doUnmock('#content/sdks.ts');
    vi.resetModules();
  });

  test('becomes the latest, and gives the previous version its own menu and address', async () => {
    vi.resetModules();
    vi.doMock('#content/sdks.ts', async (importOriginal) => {
      const original = await importOriginal<typeof import('#content/sdks.ts')>();
      const go = { ...original.SDKS.go, versions: ['v9', 'v10', 'v1'] };
      return { ...original, SDKS: { ...original.SDKS, go } };
    });
    const references = await import('#content/references.ts');
    const { libraryMenus } = await import('#content/navigation/libraries.ts');
    expect(references.latestVersion('go')).toBe('v10');
    expect(references.REFERENCES.filter((name) => name.startsWith('go'))).toEqual(['go', 'go/v9', 'go/v1']);
    expect(libraryMenus.map(({ key }) => key).filter((key) => key.startsWith('reference/go'))).toEqual([
      'reference/go',
      'reference/go/v9',
      'reference/go/v1',
    ]);
    const upgrades = libraryMenus
      .filter(({ key }) => key.startsWith('reference/go/'))
      .flatMap(({ groups }) => groups.at(-1)?.links.map((link) => 'title' in link && link.title));
    expect(upgrades).toEqual(['Changes in version 10', 'Changes in version 10']);
  });
});

test.each(['1', 'v', 'v01', 'v1.2', 'V1', 'v-1', ''])('%j is no version', (text) => {
  expect(parseVersion(text)).toBeUndefined();
});
