import { expect, test } from 'vitest';
import type { Menu } from '#content/navigation/types.ts';
import { FOOTER_LINKS } from '#content/site.ts';
import release from '#release';
import { menuWithKey } from '#worker/model/menus.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { pageEntries } from '#worker/model/release-manifest.ts';
import { menusAbove, neighbors } from '#worker/page/page-view.ts';

const link = (href: string) => ({ title: href, href });
const links = (...hrefs: string[]) => ({ links: hrefs.map(link) });
const main: Menu = {
  key: 'docs',
  groups: [
    links('/docs', '/docs/start', 'https://x.com'),
    links('/docs/a', '/docs/b'),
    links('/docs/lib/go', '/docs/faq'),
  ],
};
const blocks: Menu = {
  key: 'blocks',
  parent: link('/docs#blocks'),
  groups: [links('/docs/a'), links('https://y.com', '/docs/b')],
  neighbors: [links('/docs/faq')],
};
const start: Menu = { key: 'start', parent: link('/docs/start'), groups: [] };
const old: Menu = { key: 'old', parent: link('/docs/lib/go/v0'), groups: [links('/docs/lib/go/v0/x')] };

test.each([
  ['/docs/a', blocks, '/docs/start', '/docs/b'],
  ['/docs/b', blocks, '/docs/a', '/docs/lib/go'],
  ['/docs/start', start, '/docs', '/docs/a'],
  ['/docs/lib/go/v0', old, '/docs/b', '/docs/lib/go/v0/x'],
  ['/docs/lib/go/v0/x', old, '/docs/lib/go/v0', '/docs/lib/go'],
])(
  'previous and next of %s lead on in the main menu where its own menu begins or ends, without links to other sites',
  (href, menu, previous, next) => {
    expect(neighbors(menu, href, menusAbove(menu, [main]))).toEqual({
      previous: link(previous),
      next: link(next),
    });
  },
);

test('a reader who keeps pressing Next comes from the first page to the last one and never goes back, and every other page leads on, too', () => {
  const pages = pageEntries(release.pages).map(([path, entry]) => {
    const href = pageHref(path);
    const menu = menuWithKey(entry.menu, release.menus);
    return { href, ...neighbors(menu, href, menusAbove(menu, release.menus)) };
  });
  const inFooter: readonly string[] = FOOTER_LINKS.map(({ href }) => href);
  const ends = pages.filter(({ href, previous, next }) => !(previous && next) && !inFooter.includes(href));
  expect(ends.map(({ href }) => href).sort()).toEqual(['/docs', '/docs/support/upgrade']);

  const nextOf = new Map(pages.map(({ href, next }) => [href, next?.href]));
  const seen: string[] = [];
  for (let href: string | undefined = '/docs'; href; href = nextOf.get(href)) {
    expect(seen).not.toContain(href);
    seen.push(href);
  }
  expect(seen.at(-1)).toBe('/docs/support/upgrade');
  expect(seen.length).toBeGreaterThan(60);
});
