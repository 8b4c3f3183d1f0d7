import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newProcesses } from '#scripts/build/build-in-processes.ts';
import type { CachedPage, PageCache } from '#scripts/content/store/page-cache.ts';
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
