import { expect, test } from 'vitest';
import { FOOTER_LINKS } from '#content/site.ts';
import release from '#release';
import { menuWithKey } from '#worker/page/menu-with-key.ts';
import { menusAbove, neighbors } from '#worker/page/neighbors.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';

const pages = pageEntries(release.pages).map(([path, entry]) => {
  const href = pageHref(path);
  const menu = menuWithKey(entry.menu, release.menus);
  return { href, ...neighbors(menu, href, menusAbove(menu, release.menus)) };
});

test('every page has a previous and a next one, except the first, the last, and those that only the footer names', () => {
  const inFooter: readonly string[] = [...FOOTER_LINKS.first, ...FOOTER_LINKS.last].map(({ href }) => href);
  const ends = pages.filter(({ href, previous, next }) => !(previous && next) && !inFooter.includes(href));
  expect(ends.map(({ href }) => href).sort()).toEqual(['/docs', '/docs/support/upgrade']);
});

test('a reader who keeps pressing Next comes from the first page to the last one and never goes back', () => {
  const nextOf = new Map(pages.map(({ href, next }) => [href, next?.href]));
  const seen: string[] = [];
  for (let href: string | undefined = '/docs'; href; href = nextOf.get(href)) {
    expect(seen).not.toContain(href);
    seen.push(href);
  }
  expect(seen.at(-1)).toBe('/docs/support/upgrade');
  expect(seen.length).toBeGreaterThan(60);
});
