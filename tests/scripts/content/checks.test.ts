import { describe, expect, it } from 'vitest';
import type { Menu } from '#content/navigation/types.ts';
import { page, redirect, TestSite } from './test-site.ts';

const found = async (files: Record<string, string>, options = {}) =>
  (await TestSite.create({ 'index.mdx': page('Home'), ...files })).found(options);

describe('links', () => {
  const files = { 'storage.mdx': page('Storage', '## Events\n\n## Limits'), 'guides/node.mdx': page('Node') };

  it.each([
    ['/storag', 'There is no page `/storag`. | Did you mean `/storage`?'],
    [
      '/nothing/like/it',
      'There is no page `/nothing/like/it`. | Write the address of a page, from the root of the site and without /docs.',
    ],
    ['/node', 'There is no page `/node`. | Did you mean `/guides/node`?'],
    [
      '/docs/storage#events',
      '`/docs/storage#events` is not how this page is linked. | Leave out /docs: `/storage#events`.',
    ],
    ['/Storage/', '`/Storage/` is not how this page is linked. | Write `/storage`.'],
    ['/storage.mdx', '`/storage.mdx` is not how this page is linked. | Write `/storage`.'],
    ['/storage#event', 'pages/storage.mdx has no anchor `#event`. | Did you mean `/storage#events`?'],
    [
      '/storage#quotas',
      'pages/storage.mdx has no anchor `#quotas`. | Write one of its anchors (#events, #limits), or give a heading there the anchor: `## … [#quotas]`.',
    ],
    ['#up', 'pages/guides/links.mdx has no anchor `#up`. | Did you mean `/guides/links#ups`?'],
    ['./node', '`./node` is a relative link. | Links begin at the root of the site: write `/guides/node`.'],
    [
      '../storage.mdx#events',
      '`../storage.mdx#events` is a relative link. | Links begin at the root of the site: write `/storage#events`.',
    ],
    ['//nitric.io', '`//nitric.io` has no protocol. | Write `https://nitric.io`.'],
    [
      'javascript:x',
      '`javascript:x` is not an address that a reader can open. | Write an address that begins with `https://`, `mailto:` or `/`.',
    ],
    ['', 'The link has no address. | Write `[text](/page)`.'],
    ['/old', '`/old` is a redirect. | Write where it leads: `/storage`.'],
  ])('to %j is a problem', async (url, problem) => {
    const problems = await found(
      { ...files, 'guides/links.mdx': page('Links', `[a](<${url}>)\n\n## Ups`) },
      { redirects: [redirect('/old', '/storage')] },
    );
    expect(problems).toEqual([`pages/guides/links.mdx:6:1 ${problem}`]);
  });

  it('to pages, anchors and other sites are sound', async () => {
    const urls = [
      '/',
      '/storage',
      '/storage#events',
      '/storage?a=b#limits',
      '#own',
      'https://nitric.io',
      'mailto:a@b.io',
      '/storage#property-x',
    ];
    expect(
      await found({
        'storage.mdx': page(
          'Storage',
          '## Events\n\n## Limits\n\n<Properties>\n<Property name="x">y</Property>\n</Properties>',
        ),
        'links.mdx': page('Links', `## Own\n\n${urls.map((url) => `[a](${url})`).join('\n')}`),
      }),
    ).toEqual([]);
  });

  it('of cards are checked too', async () => {
    expect(
      await found({
        'a.mdx': page('A', '<Guides>\n<Guide href="/b" name="B">c</Guide>\n</Guides>'),
        'bb.mdx': page('Bb'),
      }),
    ).toEqual(['pages/a.mdx:7:1 There is no page `/b`. | Did you mean `/bb`?']);
  });

  it('into a page that cannot be read are not reported for its anchors', async () => {
    const problems = await found({
      'a.mdx': page('A', '[b](/b#c)'),
      'b.mdx': page('B', 'a <3\n\n'.repeat(60)),
    });
    expect(problems.filter((problem) => problem.startsWith('pages/a.mdx'))).toEqual([]);
  });
});

describe('files', () => {
  it('that make two pages of one address are reported', async () => {
    expect(await found({ 'a.mdx': page('A'), 'a/index.mdx': page('B') })).toEqual([
      'pages/a/index.mdx:1:1 The address /a has two pages: this one and a.mdx. | Remove or rename one of the two files.',
    ]);
  });

  it('whose name cannot be an address are reported', async () => {
    expect(await found({ 'My Page_1.mdx': page('A') })).toEqual([
      'pages/My Page_1.mdx:1:1 `My Page_1.mdx` cannot be an address. | Rename it to `my-page-1.mdx`: small letters, digits and hyphens.',
    ]);
  });

  it('in plain Markdown are reported', async () => {
    expect(await found({ 'a.md': page('A') })).toEqual([
      'pages/a.md:1:1 The file is not a page: its name ends in `.md`. | Rename it to `a.mdx`.',
    ]);
  });
});

describe('titles', () => {
  it('are unique in the site', async () => {
    expect(await found({ 'a/x.mdx': page('Same'), 'b/x.mdx': page('Same') })).toEqual([
      'pages/b/x.mdx:2:1 The title "Same" is that of pages/a/x.mdx too. | Add `title_meta: …` to one of them, for example `title_meta: Same (b)`.',
    ]);
  });

  it('differ by title_meta, and by the version of an older reference', async () => {
    expect(
      await found({
        'a.mdx': page('Same'),
        'b.mdx': page('Same', 'Text.', 'title_meta: Another\n'),
        'reference/nodejs/index.mdx': page('Node.js'),
        'reference/nodejs/v0/index.mdx': page('Node.js'),
      }),
    ).toEqual([]);
  });

  it('of a library whose only version is the latest are compared with all', async () => {
    expect(await found({ 'a.mdx': page('JVM'), 'reference/jvm/v0/index.mdx': page('JVM') })).toHaveLength(1);
  });
});

describe('menus', () => {
  const menu = (...hrefs: string[]): Menu[] => [
    {
      key: 'docs',
      prefix: '/',
      groups: [{ links: ['/docs', ...hrefs].map((href) => ({ title: `To ${href}`, href })) }],
    },
  ];

  it('lead to pages and anchors, and to every page', async () => {
    expect(
      await found(
        { 'a.mdx': page('A', '## B') },
        { menus: menu('/docs/a', '/docs/a#b', 'https://nitric.io') },
      ),
    ).toEqual([]);
  });

  it('that lead nowhere are reported where they are written', async () => {
    const site = await TestSite.create({ 'index.mdx': page('Home'), 'storage.mdx': page('Storage') });
    await site.write(
      'content/navigation/menus.ts',
      "export const MENUS = [\n  { href: '/docs/storag' },\n];\n",
    );
    expect(await site.found({ menus: menu('/docs/storag', '/docs/storage', '/docs/storage#x') })).toEqual([
      'content/navigation/menus.ts:1:1 The entry "To /docs/storage#x" of the menu `docs` leads nowhere: /docs/storage#x. pages/storage.mdx has no anchor `#x`. | Write the page alone, or give a heading there the anchor: `## … [#x]`.',
      'content/navigation/menus.ts:2:12 The entry "To /docs/storag" of the menu `docs` leads nowhere: /docs/storag. There is no page `/storag`. | Did you mean `/storage`?',
    ]);
  });

  it('must reach every page', async () => {
    expect(await found({ 'a.mdx': page('A') }, { menus: menu() })).toEqual([
      "pages/a.mdx:1:1 No menu leads to this page. | Add `{ title: 'A', href: '/docs/a' }` to a menu in content/navigation.",
    ]);
  });

  it('must be shown on every page and name only pages that exist', async () => {
    const menus: Menu[] = [
      {
        key: 'a',
        pages: ['/', '/gone'],
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
      'content:1:1 The menu `a` names a page `/gone` that does not exist. | Remove it, or mend the path.',
      'pages/a.mdx:1:1 No menu is shown on /a. | Add a menu in content/navigation whose `prefix` is the beginning of this path.',
    ]);
  });
});

describe('redirects', () => {
  const files = { 'a.mdx': page('A', '## B'), 'c/d.mdx': page('D') };
  it.each([
    [
      'are sound',
      [redirect('/old', '/a#b'), redirect('/gone/*', '/a'), redirect('/e/*', '/c/*'), redirect('/root', '/')],
      [],
    ],
    [
      'loop',
      [redirect('/x', '/y'), redirect('/y', '/x')],
      [
        'The redirect from `/x` loops. | Let it lead to a page.',
        'The redirect from `/y` loops. | Let it lead to a page.',
      ],
    ],
    [
      'lead to themselves',
      [redirect('/x/*', '/x/*')],
      ['The redirect from `/x/*` loops. | Let it lead to a page.'],
    ],
    [
      'chain',
      [redirect('/x', '/y'), redirect('/y', '/a')],
      ["The redirect from `/x` leads to another redirect, `/y`. | Let it lead there at once: `to: '/a'`."],
    ],
    [
      'chain by a pattern',
      [redirect('/x', '/y/z'), redirect('/y/*', '/a')],
      ["The redirect from `/x` leads to another redirect, `/y/*`. | Let it lead there at once: `to: '/a'`."],
    ],
    [
      'shadow a page',
      [redirect('/c/*', '/a')],
      ['The redirect from `/c/*` hides the page /c/d. | Remove the redirect or the page.'],
    ],
    [
      'lead nowhere',
      [redirect('/x', '/aa')],
      ['The redirect from `/x` leads nowhere. There is no page `/aa`. | Did you mean `/a`?'],
    ],
    [
      'lead to a dead anchor',
      [redirect('/x', '/a#c')],
      [
        'The redirect from `/x` leads nowhere. pages/a.mdx has no anchor `#c`. | Write one of its anchors (#b), or give a heading there the anchor: `## … [#c]`.',
      ],
    ],
    [
      'lead to no folder',
      [redirect('/x/*', '/y/*')],
      ['There is no page below `/y/*`. | Let it lead to a folder of pages.'],
    ],
    [
      'keep a rest that is not there',
      [redirect('/x', '/c/*')],
      ['`/c/*` ends in `/*` but `/x` does not. | Write a page, or end both in `/*`.'],
    ],
    [
      'leave the site',
      [redirect('/x', 'https://nitric.io')],
      [
        '`/x` leads to `https://nitric.io`, which is not a path of this site. | Write a path from the root of the site, without /docs.',
      ],
    ],
    [
      'are written twice',
      [redirect('/x', '/a'), redirect('/x', '/c/d')],
      ['`/x` is redirected twice. | Remove one of the two.'],
    ],
  ])('that %s', async (_, redirects, problems) => {
    expect(await found(files, { redirects })).toEqual(problems.map((problem) => `content:1:1 ${problem}`));
  });

  it('are reported where they are written', async () => {
    const site = await TestSite.create({ 'index.mdx': page('Home') });
    await site.write(
      'content/redirects.ts',
      "export const REDIRECTS = [\n  { from: '/x', to: '/y', status: 301 },\n];\n",
    );
    expect(await site.found({ redirects: [redirect('/x', '/y')] })).toEqual([
      'content/redirects.ts:2:12 The redirect from `/x` leads nowhere. There is no page `/y`. | Write the address of a page, from the root of the site and without /docs.',
    ]);
  });
});
