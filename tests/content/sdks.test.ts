import { expect, test } from 'vitest';
import { LIBRARIES } from '#content/navigation/libraries.ts';
import { SDKS } from '#content/sdks.ts';

test.each([
  ['nodejs', 'Node.js', 'stable', ['v1', 'v0']],
  ['python', 'Python', 'stable', ['v1', 'v0']],
  ['go', 'Go', 'experimental', ['v1', 'v0']],
  ['dart', 'Dart', 'experimental', []],
  ['csharp', 'C# .NET', 'legacy-only', ['v0']],
  ['jvm', 'JVM', 'legacy-only', ['v0']],
] as const)('%s is called %s, is %s and has the versions %j', (slug, label, status, versions) => {
  expect(SDKS[slug]).toEqual({ label, status, versions });
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
