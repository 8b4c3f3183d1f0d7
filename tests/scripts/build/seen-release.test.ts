import { expect, test } from 'vitest';
import { seenRelease } from '#scripts/build/release-site.ts';
import type { SeenSite } from '#scripts/build/site-build.ts';
import type { Release } from '#worker/release/release-manifest.ts';

const entry = (hash: string) => ({ hash, title: hash, menu: 'docs' });

/** Only the fields that count here. */
const former = {
  id: 'former',
  pages: { '/': entry('home'), '/storage': entry('storage') },
  menus: ['a menu'],
  assets: { entry: 'former', search: ['the index'] },
  prePaint: 'former',
  icons: 'former',
  socialImageDesign: 'former',
} as unknown as Release;

const seen = (pages: [string, object][], hash = 'hash') =>
  seenRelease(former, {
    code: { hash, assets: { entry: 'new' }, prePaint: 'new', icons: 'new', socialImageDesign: 'new' },
    pages: new Map(pages),
    problems: [],
  } as unknown as SeenSite); // only these fields are read

test('an early release has the newest code and open pages, and otherwise the former pages, menus, and search', () => {
  const { id, ...release } = seen([
    ['/storage', { hash: 'edited', title: 'Edited' }],
    ['/new', { hash: 'a page that no menu has yet' }],
  ]);
  expect(release).toEqual({
    pages: { '/': entry('home'), '/storage': { hash: 'edited', title: 'Edited', menu: 'docs' } },
    menus: ['a menu'],
    assets: { entry: 'new', search: ['the index'] },
    prePaint: 'new',
    icons: 'new',
    socialImageDesign: 'new',
  });
  expect(id).toMatch(/^[0-9a-f]{16}$/);
});

test('an early release has an id of its own', () => {
  const ids = [seen([]), seen([['/storage', { hash: 'edited' }]]), seen([], 'other code')].map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(3);
});
