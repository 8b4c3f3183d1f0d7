import { describe, expect, test } from 'vitest';
import type { Menu } from '#content/navigation/types.ts';
import { deriveMenus } from '#scripts/content/menus/derive-menus.ts';
import { menuOfPage } from '#scripts/content/menus/menu-of-page.ts';
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
    expect(menus).toEqual([
      {
        key: 'docs',
        prefix: '/',
        groups: [
          {
            links: [
              { title: 'Home', href: '/docs' },
              { title: 'About us', href: '/docs/about' },
              { title: 'Questions', href: '/docs/faq' },
            ],
          },
          {
            showDividerAbove: true,
            links: [
              { title: 'All guides', href: '/docs/guides' },
              { title: 'Api', href: '/docs/api/x' },
            ],
          },
        ],
      },
      { key: 'api', prefix: '/api', groups: [{ links: [{ title: 'X', href: '/docs/api/x' }] }] },
      {
        key: 'guides',
        prefix: '/guides',
        groups: [
          {
            links: [
              { title: 'All guides', href: '/docs/guides' },
              { title: 'A zebra', href: '/docs/guides/zebra' },
              { title: 'Hunting ants', href: '/docs/guides/ant' },
            ],
          },
          {
            title: 'Big cats',
            links: [
              { title: 'Cats', href: '/docs/guides/big-cats' },
              { title: 'Lion', href: '/docs/guides/big-cats/lion' },
            ],
          },
        ],
      },
    ]);
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

  test('have unique keys', () => {
    const keys = deriveMenus(pages({ '/': 'Home', '/docs/a': 'A', '/docs/b': 'B' })).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
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
