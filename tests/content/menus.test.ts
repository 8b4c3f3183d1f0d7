import { describe, expect, test } from 'vitest';
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

  test('has these groups in order, with their titles, dividers, and numbers of links', () => {
    expect(
      menu('docs')?.groups.map(({ title, showDividerAbove, links }) => [
        title,
        showDividerAbove ?? false,
        links.length,
      ]),
    ).toEqual([
      [undefined, false, 4],
      ['Using Nitric', false, 1],
      [undefined, true, 10],
      [undefined, true, 3],
      ['Library Reference', false, 6],
      ['Cloud Providers', false, 5],
      ['Integrations', false, 2],
      ['Additional Resources', false, 4],
    ]);
  });

  test('leads to every section, building block, and reference', () => {
    const links = menu('docs')?.groups.flatMap((group) => group.links) ?? [];
    expect(links.map((link) => ('href' in link ? `${link.title} ${link.href}` : link.title))).toEqual([
      'Home /docs',
      'Concepts /docs/concepts/introduction',
      'Get Started /docs/getting-started/quickstart',
      'Guides /docs/guides',
      'CLI /docs/reference/cli',
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
      'Custom containers /docs/reference/custom-containers',
      'Environment variables /docs/reference/env',
      'Preview features /docs/reference/preview-features',
      'Node.js /docs/reference/nodejs',
      'Python /docs/reference/python',
      'Go /docs/reference/go',
      'Dart /docs/reference/dart',
      'C# .NET /docs/reference/csharp/v0',
      'JVM /docs/reference/jvm/v0',
      'Overview /docs/reference/providers',
      'AWS /docs/reference/providers/aws',
      'Google Cloud /docs/reference/providers/gcp',
      'Azure /docs/reference/providers/azure',
      'Custom providers /docs/reference/providers/custom/building-custom-provider',
      'Pulumi /docs/reference/providers/pulumi',
      'Terraform /docs/reference/providers/terraform',
      'FAQs /docs/faq',
      'Support /docs/support',
      'Contributions /docs/contributions',
      'Upgrade from v0 /docs/support/upgrade',
    ]);
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
