import { expect, test } from 'vitest';
import { FOOTER_LINKS } from '#content/site.ts';
import release from '#release';
import { MAIN_MENU, menuWithKey } from '#worker/page/menu-with-key.ts';
import { neighbors } from '#worker/page/neighbors.ts';
import { pageEntries } from '#worker/page/page-entry.ts';
import { pageHref } from '#worker/page/page-path.ts';

const main = menuWithKey(MAIN_MENU, release.menus);
const pages = pageEntries(release.pages).map(([path, { menu }]) => {
  const href = pageHref(path);
  return { href, ...neighbors(menuWithKey(menu, release.menus), href, main) };
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
