import { expect, test } from 'vitest';
import { LIBRARIES } from '#content/navigation/libraries.ts';
import { isSupported, SDK_SLUGS, SDKS, sdkOfLanguage } from '#content/sdks.ts';
import { LANGUAGE_TOOLS } from '#content/tools.ts';

test('all versions look like v1, and no library lists a version twice', () => {
  for (const { versions } of Object.values(SDKS)) {
    for (const version of versions) expect(version).toMatch(/^v(0|[1-9]\d*)$/);
    expect(new Set(versions).size).toBe(versions.length);
  }
});

test('only libraries without a supported version link to the reference of an old version', () => {
  for (const { href } of LIBRARIES) {
    const [sdk, version] = href.replace('/docs/reference/', '').split('/');
    const status = Object.entries(SDKS).find(([slug]) => slug === sdk)?.[1].status;
    expect([sdk, version]).toEqual([sdk, status === 'legacy-only' ? 'v0' : undefined]);
  }
});

test('a language without a library has none, whatever its name is', () => {
  expect(['kotlin', 'yaml', 'constructor'].map(sdkOfLanguage)).toEqual(['jvm', undefined, undefined]);
});

test('menus list the libraries with their badges', () => {
  expect(LIBRARIES).toEqual([
    { title: 'Node.js', href: '/docs/reference/nodejs', icon: 'nodejs' },
    { title: 'Python', href: '/docs/reference/python', icon: 'python' },
    {
      title: 'Go',
      href: '/docs/reference/go',
      icon: 'go',
      badge: { kind: 'experimental', text: 'Experimental' },
    },
    {
      title: 'Dart',
      href: '/docs/reference/dart',
      icon: 'dart',
      badge: { kind: 'experimental', text: 'Experimental' },
    },
    {
      title: 'C# .NET',
      href: '/docs/reference/csharp/v0',
      icon: 'csharp',
      badge: { kind: 'soon', text: 'Coming soon' },
    },
    {
      title: 'JVM',
      href: '/docs/reference/jvm/v0',
      icon: 'jvm',
      badge: { kind: 'soon', text: 'Coming soon' },
    },
  ]);
});

test('a project of every supported library knows the tools that it needs', () => {
  expect(Object.keys(LANGUAGE_TOOLS)).toEqual(SDK_SLUGS.filter(isSupported));
});
