import { describe, expect, test } from 'vitest';
import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import { found, page, TestSite } from '#tests/scripts/content/test-site.ts';

describe('menus', () => {
  const menu = (...hrefs: string[]): Menu[] => [
    {
      key: 'docs',
      prefix: '/',
      groups: [{ links: ['/docs', ...hrefs].map((href) => ({ title: `To ${href}`, href })) }],
    },
  ];

  const withStart = (start: NavigationLink, more: Partial<Menu> = {}): Menu[] => [
    { key: 'docs', prefix: '/', groups: [{ links: [{ title: 'Home', href: '/docs' }, start] }], ...more },
  ];

  test.each<[what: string, name: string, menus: (href: string) => Menu[]]>([
    [
      'the reference of a page',
      'reference',
      (go) => withStart({ title: 'A', href: '/docs/a', reference: { kind: 'reference', hrefBySdk: { go } } }),
    ],
    [
      'what else belongs to a page',
      'B',
      (href) => withStart({ title: 'A', href: '/docs/a', elsewhere: [{ title: 'B', href }] }),
    ],
    [
      'neighboring sections',
      'B',
      (href) =>
        withStart({ title: 'A', href: '/docs/a' }, { neighbors: [{ links: [{ title: 'B', href }] }] }),
    ],
    [
      'the parent page',
      'B',
      (href) => withStart({ title: 'A', href: '/docs/a' }, { parent: { title: 'B', href } }),
    ],
  ])('have valid links to %s', async (_, name, menusWith) => {
    const files = { 'a.mdx': page('A') };
    expect(await found(files, { menus: menusWith('/docs/a') })).toEqual([]);
    expect(await found(files, { menus: menusWith('/docs/a#x') })).toEqual([
      `content/navigation The entry "${name}" of the menu \`docs\` leads nowhere: /docs/a#x. pages/a.mdx has no anchor \`#x\`. | Write the page alone, or give a heading there the anchor: \`## … [#x]\`.`,
    ]);
  });

  test('that lead nowhere are reported where they are written', async () => {
    const site = await TestSite.create({ 'index.mdx': page('Home'), 'storage.mdx': page('Storage') });
    await site.write(
      'content/navigation/menus.ts',
      "export const MENUS = [\n  { href: '/docs/storag' },\n];\n",
    );
    expect(await site.found({ menus: menu('/docs/storag', '/docs/storage', '/docs/storage#x') })).toEqual([
      'content/navigation The entry "To /docs/storage#x" of the menu `docs` leads nowhere: /docs/storage#x. pages/storage.mdx has no anchor `#x`. | Write the page alone, or give a heading there the anchor: `## … [#x]`.',
      'content/navigation/menus.ts:2:12 The entry "To /docs/storag" of the menu `docs` leads nowhere: /docs/storag. There is no page `/storag`. | Did you mean `/storage`?',
    ]);
  });

  test('are found in folders of records, also those to a section whose record contains the page alone', async () => {
    const site = await TestSite.create({ 'index.mdx': page('Home') });
    await site.write('content/navigation/menus.ts', 'export const MENUS = [];\n');
    await site.write(
      'content/navigation/guides.ts',
      "[\n  { href: '/docs/gone', uses: { sql: 'x' } },\n];\n",
    );
    const problems = await site.found({ menus: menu('/docs/gone', '/docs/gone#x') });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'content/navigation/guides.ts:2:12',
      'content/navigation/guides.ts:2:12',
    ]);
  });

  test('of a version without pages are reported where the version is written', async () => {
    const site = await TestSite.create({ 'index.mdx': page('Home') });
    await site.write('content/navigation/menus.ts', "[{ title: 'Introduction' }];\n");
    await site.write('content/sdks.ts', "export const SDKS = {\n  go: { versions: ['v7'] },\n};\n");
    const [problem] = await site.found({ menus: menu('/docs/reference/go/v7') });
    expect(problem).toMatch(
      /^content\/sdks\.ts:2:\d+ The entry "To \/docs\/reference\/go\/v7" .* leads nowhere/,
    );
  });

  test('name whole addresses', async () => {
    expect(await found({ 'a.mdx': page('A') }, { menus: menu('/docs/a', '/a') })).toEqual([
      'content/navigation The entry "To /a" of the menu `docs` leads nowhere: /a. It lacks /docs. | Write `/docs/a`.',
    ]);
  });

  test('have nothing twice', async () => {
    const menus = [...menu('/docs/a', '/docs/a'), ...menu('/docs/a')];
    expect(await found({ 'a.mdx': page('A') }, { menus })).toEqual([
      'content/navigation The menu `docs` has two entries for /docs/a. | Remove one of them.',
      'content/navigation Two menus name `/`. | Name it in only one of them.',
    ]);
  });

  test('must reach every page', async () => {
    expect(await found({ 'a.mdx': page("It's"), 'guides/go/b.mdx': page('B') }, { menus: menu() })).toEqual([
      "pages/a.mdx:1:1 No menu leads to this page. | Add `{ title: \"It's\", href: '/docs/a' }` to a menu in content/navigation.",
      "pages/guides/go/b.mdx:1:1 No menu leads to this page. | Add `{ title: 'B', href: '/docs/guides/go/b', uses: {} }` to a menu in content/navigation.",
    ]);
  });

  test('must be shown on every page, and must name only pages that exist', async () => {
    const menus: Menu[] = [
      {
        key: 'a',
        pages: ['/', '/gone'],
        prefix: '/go',
        groups: [
          {
            links: [
              { title: 'Home', href: '/docs' },
              { title: 'A', href: '/docs/a' },
            ],
          },
        ],
      },
    ];
    expect(await found({ 'a.mdx': page('A') }, { menus })).toEqual([
      'content/navigation No page begins with `/go`, so none shows the menu `a`. | Fix the `prefix`.',
      'content/navigation The menu `a` names a page `/gone` that does not exist. | Remove it, or fix the path.',
      'pages/a.mdx:1:1 No menu is shown on /a. | Add a menu in content/navigation whose `prefix` is the beginning of this path.',
    ]);
  });
});
