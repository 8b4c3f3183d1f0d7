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
  const page = { title: 'Storage', href: '/docs/storage' };
  const [menu] = resolveMenus([{ key: 'storage', groups: [{ links: [{ ...page, subject }] }] }], references);
  const [link] = menu?.groups[0]?.links ?? [];
  expect(link).toMatchObject(page);
  expect(link).not.toHaveProperty('subject');
  return link?.reference;
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

test('the reference of a subject leads readers of each library to its latest reference', () => {
  expect(resolved('storage')).toEqual({
    kind: 'reference',
    hrefBySdk: {
      nodejs: '/docs/reference/nodejs/storage',
      go: '/docs/reference/go#storage',
      jvm: '/docs/reference/jvm/v0#buckets',
    },
  });
});

test.each(['old', 'unknown'])('a page has no reference if no latest one covers its subject %s', (subject) => {
  expect(resolved(subject)).toBeUndefined();
});
