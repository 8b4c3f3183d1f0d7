import { expect, test } from 'vitest';
import release from '#release';
import { RECORD } from '#tests/worker/search-api/record.ts';
import { foundPage, pagesOf } from '#worker/search/page/found-pages.ts';

test('each page is found once, and pages in a reference have the name of its library', () => {
  const { library: _, ...home } = { ...RECORD, url: '/docs#overview' };
  const hits = [
    RECORD,
    { ...RECORD, url: '/docs/reference/python/storage#other' },
    home,
    { ...home, url: '/docs/gone#a' },
  ];
  expect(pagesOf({ hits }, release.pages).map(({ path, library }) => [path, library])).toEqual([
    ['/reference/python/storage', 'Python'],
    ['/', undefined],
  ]);
});

test('a page of the release has its title and its description', () => {
  expect(foundPage('/storage', release.pages)).toMatchObject({
    path: '/storage',
    title: 'Storage',
    description: expect.stringContaining('buckets'),
  });
  expect(foundPage('/gone', release.pages)).toBeUndefined();
  expect(foundPage('//evil', release.pages)).toBeUndefined();
});
