import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSearchAssets } from '#scripts/search/build-search-assets.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const ASSETS = 'out/public/docs/assets';

/** A site, and a function that builds its search. */
const siteWithSearch = async () => {
  const site = await TestSite.create({
    'index.mdx': page('Home'),
    'storage.mdx': page('Storage', 'Buckets.'),
  });
  const build = async () => {
    const { symbols } = await site.build();
    await buildSearchAssets({ searchCode: 'code', symbols, outFolder: join(site.root, 'out') });
    return site.outFiles();
  };
  return { site, build };
};

test.each([
  ['is damaged', (text: string) => text.replace(/\w/, '?')],
  ['is empty', () => ''],
  ['is cut off', (text: string) => text.slice(0, -10)],
])('a file of the search that %s is written again', async (_, damaged) => {
  const { site, build } = await siteWithSearch();
  const files = await build();
  expect(await site.names(ASSETS)).toEqual(
    ['index', 'samples', 'texts'].map((name) =>
      expect.stringMatching(`^search-${name}-[0-9a-f]{10}\\.json$`),
    ),
  );
  await site.changeAll(ASSETS, damaged);
  expect(await build()).toEqual(files);
});

test.each([
  ['is damaged', (text: string) => text.replace('search-index', 'search-other')],
  ['has other content', () => '{}'],
])('a list of the files of the search that %s is written again', async (_, damaged) => {
  const { site, build } = await siteWithSearch();
  const files = await build();
  await site.change('out/search-files.index', damaged);
  expect(await build()).toEqual(files);
});
