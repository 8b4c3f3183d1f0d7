import { describe, expect, test } from 'vitest';
import type { Menu } from '#content/navigation/types.ts';
import { deriveMenus, menuOfPage, resolveMenus } from '#scripts/content/site-menus.ts';
import { pagePath } from '#tests/worker/page-path.ts';

const pages = (titles: Record<string, string>) =>
  Object.entries(titles).map(([address, title]) => ({ path: pagePath(address), title }));

describe('menus from folders', () => {
  test('exist for each top folder, with the index first and other pages sorted by title', () => {
    const menus = deriveMenus(
      pages({
        '/': 'Home',
        '/faq': 'Questions',
        '/about': 'About us',
        '/guides': 'All guides',
        '/guides/zebra': 'A zebra',
        '/guides/ant': 'Hunting ants',
        '/guides/big-cats/lion': 'Lion',
        '/guides/big-cats': 'Cats',
        '/api/x': 'X',
      }),
    );
    const lines = menus.flatMap(({ key, prefix, groups }) => [
      `${key} for ${prefix}`,
      ...groups.flatMap(({ title = 'untitled', showDividerAbove = false, links }) => [
        `${showDividerAbove ? '---' : '-'} ${title}`,
        ...links.map((link) => ('href' in link ? `  ${link.title} ${link.href}` : link)),
      ]),
    ]);
    expect(lines.join('\n')).toBe(`docs for /
- untitled
  Home /docs
  About us /docs/about
  Questions /docs/faq
--- untitled
  All guides /docs/guides
  Api /docs/api/x
api for /api
- untitled
  X /docs/api/x
guides for /guides
- untitled
  All guides /docs/guides
  A zebra /docs/guides/zebra
  Hunting ants /docs/guides/ant
- Big cats
  Cats /docs/guides/big-cats
  Lion /docs/guides/big-cats/lion`);
  });

  test('have the index of a folder before its pages, whatever the titles of others are', () => {
    const [, menu] = deriveMenus(
      pages({ '/x': 'X', '/x/0': 'M', '/x/1': 'N', '/x/a': 'Z', '/x/a-1': 'B', '/x/a/b': 'A' }),
    );
    expect(menu?.groups.map(({ links }) => links.map((link) => 'title' in link && link.title))).toEqual([
      ['X', 'B', 'M', 'N'],
      ['Z', 'A'],
    ]);
  });
});

describe('the menu of a page', () => {
  const menu = (key: string, where: Partial<Menu>): Menu => ({ key, groups: [], ...where });
  const menus = [
    menu('all', { prefix: '/' }),
    menu('guides', { prefix: '/guides' }),
    menu('node', { prefix: '/guides/node' }),
    menu('named', { pages: ['/guides/node/x'] }),
  ];
  test.each([
    ['/', 'all'],
    ['/guidesque', 'all'],
    ['/guides', 'guides'],
    ['/guides/go', 'guides'],
    ['/guides/node/y', 'node'],
    ['/guides/node/x', 'named'],
  ])('%s is %s', (path, key) => {
    expect(menuOfPage(path, menus)?.key).toBe(key);
  });

  test('does not exist if no prefix matches', () => {
    expect(menuOfPage('/a', menus.slice(1))).toBeUndefined();
  });
});

test('the pages of a reference are links in the order of the site, as far as they exist', () => {
  const [menu] = resolveMenus([{ key: 'nodejs', groups: [{ links: [{ pagesOf: 'nodejs' }] }] }], {
    nodejs: {
      '': '',
      storage: '/storage',
      keyvalue: '/collections',
      apis: '/apis',
      run: '#run',
      other: '/other',
    },
  });
  expect(menu?.groups[0]?.links).toEqual([
    { title: 'APIs', href: '/docs/reference/nodejs/apis', icon: 'apis' },
    { title: 'Collections', href: '/docs/reference/nodejs/collections', icon: 'keyvalue' },
    { title: 'Storage', href: '/docs/reference/nodejs/storage', icon: 'storage' },
  ]);
});
