import { expect, test } from 'vitest';
import {
  type DatedPage,
  documentedReleases,
  type ProductRelease,
  stalePages,
} from '#scripts/upkeep/stale-pages.ts';

const productsOf = (path: string) =>
  documentedReleases(path as DatedPage['path']).map(({ product }) => product);

test.each([
  ['/reference/python/storage', ['Python']],
  ['/reference/python/v0/storage', []],
  ['/storage', ['Node.js', 'Python', 'Go', 'Dart', 'providers']],
  ['/guides/go', ['Go', 'CLI']],
  ['/guides/deploying', ['CLI']],
  ['/reference/providers/aws', ['providers']],
  ['/reference/env', ['CLI']],
  ['/concepts/introduction', ['CLI']],
  ['/faq', []],
])('%s documents %j', (path, products) => expect(productsOf(path)).toEqual(products));

test('a page is stale if it changed before the day of a release', () => {
  const release: ProductRelease = { product: 'CLI', version: '2.0.0', date: '2026-03-01' };
  const page = (path: string, lastChanged: string | undefined): DatedPage => ({
    path: path as DatedPage['path'],
    lastChanged,
  });
  const pages = [
    page('/on-the-day', '2026-03-01T08:00:00Z'),
    page('/before', '2026-02-28T23:00:00Z'),
    page('/long-before', '2025-02-28T23:00:00Z'),
    page('/without-git', undefined),
  ];
  expect(stalePages(pages, () => [release])).toEqual([
    { ...pages[2], release },
    { ...pages[1], release },
  ]);
});
