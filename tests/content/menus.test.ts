import { describe, expect, test } from 'vitest';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { guidesUsing } from '#content/navigation/guides/guides-using.ts';
import { GUIDE_GROUPS } from '#content/navigation/guides/menus.ts';
import { MENUS } from '#content/navigation/menus.ts';
import { PROVIDER_GROUPS } from '#content/navigation/providers.ts';
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
  const SPECIFIED: [title: string, showDividerAbove: boolean, entries: string[]][] = [
    [
      'Start Here',
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
      'Building Blocks',
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
      'Configuration',
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

describe('the beginning of a path determines its menu', () => {
  test.each([
    ['/apis', 'building-blocks'],
    ['/websockets', 'building-blocks'],
    ['/apis/requests', 'building-blocks/apis'],
    ['/concepts/introduction', 'concepts'],
    ['/getting-started/quickstart', 'getting-started'],
    ['/guides', 'guides'],
    ['/guides/examples', 'guides'],
    ['/reference/cli', 'reference/cli'],
    ['/reference/cli/stacks', 'reference/cli'],
    ['/reference/providers/aws/configuration', 'reference/providers/aws'],
    ['/reference/nodejs', 'reference/nodejs'],
    ['/reference/python/v0', 'reference/python/v0'],
    ['/reference/providers', 'reference/providers'],
    ['/reference/providers/custom/building-custom-provider', 'reference/providers'],
    ['/reference/preview-features', 'docs'],
  ])('%s has the menu %s', (path, key) => expect(menuAt(path)?.key).toBe(key));
});

test('the menu of the building blocks has all ten in one order', () => {
  const [group] = menu('building-blocks')?.groups ?? [];
  expect(group?.links.map((link) => 'href' in link && link.href)).toEqual(
    BUILDING_BLOCKS.map(({ href }) => href),
  );
});

test('every group has a title, except the one right below a parent page', () => {
  for (const { key, parent, groups, neighbors = [] } of MENUS) {
    const titled = [...groups.slice(parent && !groups[0]?.title ? 1 : 0), ...neighbors];
    expect({ key, untitled: titled.filter(({ title }) => !title) }).toEqual({ key, untitled: [] });
  }
});

describe('the parent page', () => {
  test.each([
    ['/storage', { title: 'Building blocks', href: '/docs#building-blocks', icon: 'concepts' }],
    ['/storage/events', { title: 'Storage', href: '/docs/storage', icon: 'storage' }],
    ['/guides/examples', { title: 'Guides', href: '/docs/guides', icon: 'guides' }],
    [
      '/reference/providers/pulumi',
      { title: 'Providers', href: '/docs/reference/providers', icon: 'providers' },
    ],
    [
      '/reference/providers/gcp/sql',
      { title: 'Google Cloud', href: '/docs/reference/providers/gcp', icon: 'gcp' },
    ],
    ['/reference/nodejs', { title: 'Node.js reference', href: '/docs/reference/nodejs', icon: 'nodejs' }],
    ['/reference/go/v0', { title: 'Go reference', href: '/docs/reference/go/v0', icon: 'go' }],
  ])('of %s is the head of its menu', (path, parent) => expect(menuAt(path)?.parent).toEqual(parent));

  test.each([
    ['/guides/examples', true],
    ['/guides/nodejs', undefined],
    ['/reference/providers/pulumi', true],
    ['/storage', undefined],
    ['/reference/nodejs', undefined],
  ])('of %s is a section of its own: %s', (path, expected) =>
    expect(menuAt(path)?.isTwoLevels).toBe(expected),
  );
});

describe('a menu with few pages ends with the neighboring sections', () => {
  const neighborsAt = (path: string) => menuAt(path)?.neighbors?.map(({ title }) => title);
  test.each([
    ['/concepts/introduction', ['Building Blocks']],
    ['/getting-started/quickstart', ['Building Blocks']],
    ['/reference/cli', [...PROVIDER_GROUPS, ...GUIDE_GROUPS].map(({ title }) => title)],
    ['/reference/go/v0', ['Other Libraries']],
  ])('on %s', (path, titles) => expect(neighborsAt(path)).toEqual(titles));

  test('other libraries have their badges', () => {
    const [group] = menuAt('/reference/go')?.neighbors ?? [];
    expect(group?.links.map(({ title, badge }) => [title, badge?.text])).toEqual([
      ['Node.js', undefined],
      ['Python', undefined],
      ['Dart', 'Experimental'],
      ['C# .NET', 'Coming soon'],
      ['JVM', 'Coming soon'],
    ]);
  });
});

describe('what belongs to a page elsewhere', () => {
  const elsewhereOf = (menuKey: string, path: string) =>
    menu(menuKey)
      ?.groups.flatMap(({ links }) => links)
      .flatMap((link) => ('href' in link && link.href === `/docs${path}` ? (link.elsewhere ?? []) : []))
      .map((link) =>
        'href' in link ? `${link.title} (${link.tag ?? ''}) ${link.href}` : { [link.kind]: link.hrefBySdk },
      );

  test('are the services of a building block on each cloud, and the guides that use it', () => {
    expect(elsewhereOf('building-blocks', '/keyvalue')).toEqual([
      'DynamoDB (AWS) /docs/reference/providers/aws/keyvalue',
      'Firestore (Google Cloud) /docs/reference/providers/gcp/keyvalue',
      'Table Storage (Azure) /docs/reference/providers/azure/keyvalue',
      {
        guide: {
          nodejs: '/docs/guides/nodejs/notes-api#service',
          python: '/docs/guides/python#service',
          dart: '/docs/guides/dart#service',
          go: '/docs/guides/go#service',
          jvm: '/docs/guides/jvm#service',
        },
      },
    ]);
    expect(elsewhereOf('building-blocks', '/apis')?.slice(0, 2)).toEqual([
      'Requests and responses (Details) /docs/apis/requests',
      'User claims (Details) /docs/apis/claims',
    ]);
    expect(elsewhereOf('building-blocks', '/messaging')).toEqual([
      'SNS (AWS) /docs/reference/providers/aws/topics',
      'SQS (AWS) /docs/reference/providers/aws/queues',
      'Pub/Sub (Google Cloud) /docs/reference/providers/gcp/topics',
      'Event Grid (Azure) /docs/reference/providers/azure/topics',
      'Storage Queues (Azure) /docs/reference/providers/azure/queues',
      {
        guide: {
          nodejs: '/docs/guides/nodejs/expressjs#background',
          dart: '/docs/guides/dart/serverless-rest-api-example#service',
          go: '/docs/guides/go/serverless-rest-api-example#clicks',
        },
      },
      'Examples (Guide) /docs/guides/examples#schedules',
    ]);
  });

  test('are the building blocks that a guide uses', () => {
    expect(elsewhereOf('guides', '/guides/terraform')).toEqual([
      'APIs () /docs/apis',
      'Storage () /docs/storage',
    ]);
  });

  test('a guide without an icon has that of its folder', () => {
    const guides = guidesUsing('storage').flatMap((link) => ('href' in link ? link : []));
    expect(guides.find(({ title }) => title === 'S3 encryption')?.icon).toBe('terraform');
  });
});
