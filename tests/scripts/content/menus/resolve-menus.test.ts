import { expect, test } from 'vitest';
import { resolveMenus } from '#scripts/content/menus/resolve-menus.ts';

const references = {
  nodejs: { '': '', storage: '/storage' },
  'nodejs/v0': { '': '', old: '#old' },
  go: { '': '', storage: '#storage' },
  'go/v0': { '': '', storage: '#storage' },
  'jvm/v0': { '': '', storage: '#buckets' },
};

const resolved = (subject: string) => {
  const overview = { title: 'Overview', href: '/docs/storage' };
  const [menu] = resolveMenus(
    [{ key: 'storage', groups: [{ title: 'A', links: [overview, { title: 'Reference', subject }] }] }],
    references,
  );
  expect([menu?.key, menu?.groups[0]?.title, menu?.groups[0]?.links[0]]).toEqual(['storage', 'A', overview]);
  return menu?.groups[0]?.links.slice(1);
};

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

test('a link to a subject leads readers of each library to its latest reference', () => {
  expect(resolved('storage')).toEqual([
    {
      title: 'Reference',
      href: '/docs/reference/nodejs/storage',
      hrefBySdk: {
        nodejs: '/docs/reference/nodejs/storage',
        go: '/docs/reference/go#storage',
        jvm: '/docs/reference/jvm/v0#buckets',
      },
    },
  ]);
});

test.each(['old', 'unknown'])(
  'a link to the subject %s, which no latest reference covers, is left out',
  (subject) => {
    expect(resolved(subject)).toEqual([]);
  },
);
