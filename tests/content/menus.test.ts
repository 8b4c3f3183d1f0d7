import { describe, expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { MENUS } from '#content/navigation/menus.ts';
import { menuOfPage } from '#scripts/content/menus/menu-of-page.ts';

const menuAt = (path: string) => menuOfPage(path, MENUS);
const menu = (key: string) => MENUS.find((candidate) => candidate.key === key);

describe('the main menu', () => {
  test.each([
    '/',
    '/support',
    '/support/upgrade',
    '/contributions',
    '/faq',
    '/reference/env',
    '/reference/custom-containers',
  ])('appears on %s', (path) => expect(menuAt(path)?.key).toBe('docs'));

  /** Each group of the specification, section 2: its title, whether it has a divider above it, and its entries. */
  const SPECIFIED: [title: string | undefined, showDividerAbove: boolean, entries: string[]][] = [
    [
      undefined,
      false,
      [
        'Home /docs',
        'Concepts /docs/concepts/introduction',
        'Get Started /docs/getting-started/quickstart',
        'Guides /docs/guides',
      ],
    ],
    ['Using Nitric', false, ['CLI /docs/reference/cli']],
    [
      undefined,
      true,
      [
        'APIs /docs/apis',
        'HTTP /docs/http',
        'AI & Batch /docs/batch',
        'Key Value Stores /docs/keyvalue',
        'SQL Databases /docs/sql',
        'Schedules /docs/schedules',
        'Storage /docs/storage',
        'Messages /docs/messaging',
        'Secrets /docs/secrets',
        'Websockets /docs/websockets',
      ],
    ],
    [
      undefined,
      true,
      [
        'Custom containers /docs/reference/custom-containers',
        'Environment variables /docs/reference/env',
        'Preview features /docs/reference/preview-features',
      ],
    ],
    [
      'Library Reference',
      false,
      [
        'Node.js /docs/reference/nodejs',
        'Python /docs/reference/python',
        'Go /docs/reference/go',
        'Dart /docs/reference/dart',
        'C# .NET /docs/reference/csharp/v0',
        'JVM /docs/reference/jvm/v0',
      ],
    ],
    [
      'Cloud Providers',
      false,
      [
        'Overview /docs/reference/providers',
        'AWS /docs/reference/providers/aws',
        'Google Cloud /docs/reference/providers/gcp',
        'Azure /docs/reference/providers/azure',
        'Custom providers /docs/reference/providers/custom/building-custom-provider',
      ],
    ],
    [
      'Integrations',
      false,
      ['Pulumi /docs/reference/providers/pulumi', 'Terraform /docs/reference/providers/terraform'],
    ],
    [
      'Additional Resources',
      false,
      [
        'FAQs /docs/faq',
        'Support /docs/support',
        'Contributions /docs/contributions',
        'Upgrade from v0 /docs/support/upgrade',
      ],
    ],
  ];

  test('has the groups and the entries of the specification in their order; entries may be added', () => {
    const specified = SPECIFIED.flatMap(([, , entries]) => entries);
    expect(
      menu('docs')?.groups.map(({ title, showDividerAbove, links }) => [
        title,
        showDividerAbove ?? false,
        links
          .flatMap((link) => ('href' in link ? `${link.title} ${link.href}` : []))
          .filter((entry) => specified.includes(entry)),
      ]),
    ).toEqual(SPECIFIED);
  });

  test('leads to every building block', () => {
    const links = menu('docs')?.groups.flatMap((group) => group.links) ?? [];
    for (const { title, href } of BUILDING_BLOCKS)
      expect(links).toContainEqual(expect.objectContaining({ title, href }));
  });
});

const OWN_MENUS =
  'apis http batch keyvalue sql schedules storage messaging secrets websockets guides guides/nodejs guides/python ' +
  'guides/dart guides/go guides/jvm guides/terraform guides/deploying guides/examples reference/cli reference/nodejs ' +
  'reference/python/v0 reference/providers reference/providers/azure';

describe('the beginning of a path determines its menu', () => {
  test.each(OWN_MENUS.split(' '))('/%s has its own menu', (path) => {
    expect(menuAt(`/${path}`)?.key).toBe(path);
  });

  test.each([
    ['/concepts/introduction', 'concepts'],
    ['/getting-started/quickstart', 'getting-started'],
    ['/reference/providers/custom/building-custom-provider', 'reference/providers'],
    ['/reference/preview-features', 'docs'],
  ])('%s has the menu %s', (path, key) => expect(menuAt(path)?.key).toBe(key));
});

describe("'Back to …' next to 'Back to Home'", () => {
  test.each([
    ['/guides/nodejs', { title: 'Guides', href: '/docs/guides' }],
    ['/reference/providers/aws', { title: 'Providers', href: '/docs/reference/providers' }],
  ])('%s leads back to %j', (path, backTo) => expect(menuAt(path)?.backTo).toEqual(backTo));

  test.each(['/guides', '/storage', '/reference/nodejs', '/reference/providers'])(
    '%s does not have it',
    (path) => expect(menuAt(path)?.backTo).toBeUndefined(),
  );
});

describe('the parent page', () => {
  test.each([
    ['/storage', { title: 'Storage', href: '/docs/storage', icon: 'storage' }],
    ['/guides/go', { title: 'Go guides', href: '/docs/guides/go', icon: 'go' }],
    [
      '/reference/providers/gcp',
      { title: 'Google Cloud', href: '/docs/reference/providers/gcp', icon: 'gcp' },
    ],
    ['/reference/nodejs', { title: 'Node.js reference', href: '/docs/reference/nodejs', icon: 'nodejs' }],
    ['/reference/go/v0', { title: 'Go reference', href: '/docs/reference/go/v0', icon: 'go' }],
  ])('of %s is the head of its menu', (path, parent) => expect(menuAt(path)?.parent).toEqual(parent));
});
