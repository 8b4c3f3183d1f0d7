import { expect, test } from 'vitest';
import { BUCKET, BUCKET_TYPE, filesOf } from '#tests/scripts/content/symbols/test-library.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

/** A site with pages and symbols of two versions, and a link that leads nowhere. */
const siteWith = async (folders: readonly string[]): Promise<TestSite> => {
  const site = await TestSite.create({
    'index.mdx': page('Home', '[Gone](/gone)'),
    'reference/nodejs/index.mdx': page('Node.js'),
  });
  await site.write('content/sdks.ts', "nodejs: { label: 'Node.js', versions: ['v1', 'v0'] },\n");
  for (const folder of folders)
    for (const [name, text] of Object.entries(filesOf([BUCKET, BUCKET_TYPE])))
      await site.write(`symbols/${folder}/${name}`, text);
  return site;
};

const foundIn = (site: TestSite) =>
  site.found({ references: ['nodejs', 'nodejs/v0'], symbolsFolder: `${site.root}/symbols` });

test('a version without pages and data is reported alone, because everything else follows from it', async () => {
  expect(await foundIn(await siteWith(['nodejs-v1']))).toEqual([
    "content/sdks.ts:1:19 The reference `nodejs/v0` has no page `/reference/nodejs/v0` and no data in content/symbols. | Add what is missing, or correct the library's `versions` in content/sdks.ts.",
  ]);
});

test('data of a version that the site does not have is reported alone', async () => {
  const site = await siteWith(['nodejs-v1', 'nodejs-v7']);
  expect(await site.found({ symbolsFolder: `${site.root}/symbols` })).toEqual([
    'symbols/nodejs-v7:1:1 `nodejs-v7` is not a library with a version of this site. | Name the folder like `nodejs-v1`, with a library and a version of content/sdks.ts.',
  ]);
});

test('data with a mistake is there', async () => {
  const site = await siteWith(['nodejs-v1', 'nodejs-v0']);
  await site.write('pages/reference/nodejs/v0/index.mdx', page('Node.js v0'));
  await site.write('symbols/nodejs-v0/storage.yaml', 'symbols: 1\n');
  expect(await foundIn(site)).toEqual([
    expect.stringContaining('There is no page `/gone`.'),
    expect.stringContaining('`symbols` must be a list'),
  ]);
});
