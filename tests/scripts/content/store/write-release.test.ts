import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newProcesses, withProcesses } from '#scripts/build/build-in-processes.ts';
import { type CachedPage, PageCache, writeTexts } from '#scripts/content/store/page-cache.ts';
import { writeRelease } from '#scripts/content/store/write-release.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('an image that changed since its page was compiled does not get the name of the former one', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.png'), 'other bytes');
  const images = [{ asset: 'a-12345678.png', sourceFile: 'a.png', hash: 'the former hash' }];
  const page = { key: 'key', hash: 'h', markdown: 'm', search: 's', facts: { images } };
  const outFolder = join(folder, 'out');
  const outdated = await writeRelease(
    [page as unknown as CachedPage], // only these fields are read
    { cache: {} as PageCache, processes: newProcesses(), outFolder, projectRoot: folder },
  );
  expect(outdated).toBe(1);
  expect(await readdir(join(outFolder, 'public/docs/assets'))).toEqual([]);
});

test('processes that run write most of many pages, and damaged texts are reported', async () => {
  const folder = await temporaryFolder();
  const outFolder = join(folder, 'out');
  const cache = await PageCache.open(folder, 'pages', '');
  const names = Array.from({ length: 40 }, (_, index) => `${index}`);
  for (const name of names)
    await writeTexts(cache.texts, name, {
      page: '{"n":1}\n<p>}</p>\n',
      markdown: `"m${name}"`,
      search: `"s${name}"`,
      colors: {},
    });
  await writeFile(join(cache.texts, '30.json'), 'garbage');
  const pages = names.map((name) => {
    const hashes = { hash: `page-${name}`, markdown: `markdown-${name}`, search: `search-${name}` };
    return { key: name, ...hashes, lastChanged: 'today', facts: { images: [] } } as unknown as CachedPage; // only these fields are read
  });
  await withProcesses(async (processes) => {
    await processes.run('warmUp', undefined);
    expect(await writeRelease(pages, { cache, processes, outFolder, projectRoot: folder })).toBe(1);
  });
  for (const [kind, ending, text] of [
    ['kv/page/page', '', '{"n":1,"lastChanged":"today"}\n<p>}</p>\n'],
    ['kv/markdown/markdown', '', '"m39"'],
    ['search/search', '.json', '"s39"'],
  ]) {
    expect(await readFile(join(outFolder, `${kind}-39${ending}`), 'utf8')).toBe(text);
    await expect(readFile(join(outFolder, `${kind}-30${ending}`))).rejects.toThrow('ENOENT');
  }
  expect(await readdir(join(outFolder, 'kv/page'))).toHaveLength(39);
});
