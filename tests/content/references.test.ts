import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { namedVersion, REFERENCES, referenceName, referenceSdk } from '#content/references.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';
import { latestVersion, parseVersion, sortVersions, versionTitle } from '#content/versions.ts';

describe('referenceName', () => {
  test.each([
    ['nodejs', undefined, 'nodejs'],
    ['nodejs', latestVersion('nodejs'), 'nodejs'],
    ['nodejs', 'v0', 'nodejs/v0'],
    ['dart', undefined, 'dart'],
    ['csharp', undefined, 'csharp/v0'],
    ['jvm', 'v0', 'jvm/v0'],
  ] as const)('of %s %s is %s', (sdk, version, name) => {
    expect(referenceName(sdk, version && parseVersion(version))).toBe(name);
  });
});

test('every version of every library has a reference, library by library, newest first', () => {
  const references = SDK_SLUGS.flatMap((sdk) => {
    const [latest, ...older] = sortVersions(SDKS[sdk].versions);
    const first = SDKS[sdk].status === 'legacy-only' ? `${sdk}/${latest}` : sdk;
    return [first, ...older.map((version) => `${sdk}/${version}`)];
  });
  expect(REFERENCES).toEqual(references);
});

const older = REFERENCES.filter((name) => name !== referenceName(referenceSdk(name), undefined));

test.each(older)('the page about the changes since %s names the newest version, as its menu does', (name) => {
  const file = new URL(`../../content/pages/reference/${name}/changes.mdx`, import.meta.url);
  const latest = latestVersion(referenceSdk(name));
  expect(readFileSync(file, 'utf8')).toContain(`\ntitle: Changes in ${latest && versionTitle(latest)}\n`);
});

test('every reference that the specification names is there', () => {
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
    const { latestVersion } = await import('#content/versions.ts');
    const { libraryMenus } = await import('#content/navigation/libraries.ts');
    expect(latestVersion('go')).toBe('v10');
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

test('the name of a reference has a version unless it is the newest one', () => {
  expect(namedVersion('nodejs')).toBeUndefined();
  expect(namedVersion('nodejs/v0')).toBe('v0');
});
