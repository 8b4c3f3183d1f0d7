import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withDate } from './compile-changed.ts';
import { mapLimited } from './map-limited.ts';
import type { CacheEntry, PageCache } from './page-cache.ts';
import { writeWhole } from './write-file.ts';

interface Target {
  cache: PageCache;
  outFolder: string;
  projectRoot: string;
}

/** Adds what the out folder lacks; the search records alone are replaced. */
export const writeRelease = async (
  entries: readonly CacheEntry[],
  { cache, outFolder, projectRoot }: Target,
): Promise<void> => {
  const pageFolder = join(outFolder, 'kv/page');
  const markdownFolder = join(outFolder, 'kv/markdown');
  const assetFolder = join(outFolder, 'public/docs/assets');
  const [pages, markdowns, assets] = await Promise.all(
    [pageFolder, markdownFolder, assetFolder].map(namesIn),
  );

  await mapLimited(entries, async ({ key, hash, markdown, lastChanged, facts }) => {
    for (const { asset, sourceFile } of facts.images) {
      if (!assets?.has(asset)) await copyFile(join(projectRoot, sourceFile), join(assetFolder, asset));
    }
    const hasPage = pages?.has(`${hash}.json`);
    const hasMarkdown = markdowns?.has(`${markdown}.md`);
    if (hasPage && hasMarkdown) return;
    const texts = await cache.readTexts(key);
    if (!texts)
      throw new Error(`The cache has lost ${facts.sourceFile}. Remove the cache folder and build again.`);
    if (!hasPage) await writeWhole(join(pageFolder, `${hash}.json`), withDate(texts.page, lastChanged));
    if (!hasMarkdown) await writeWhole(join(markdownFolder, `${markdown}.md`), texts.markdown);
  });
  await writeWhole(
    join(outFolder, 'search-records.json'),
    `[${entries.map(({ search }) => search).join(',\n')}]\n`,
  );
};

const namesIn = async (folder: string): Promise<ReadonlySet<string>> => {
  await mkdir(folder, { recursive: true });
  return new Set(await readdir(folder));
};
