import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import { eachInBatches } from '#scripts/content/files/each-in-batches.ts';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeWhole } from '#scripts/content/files/write-file.ts';
import { type ProcessPool, TASKS_PER_PROCESS } from '#scripts/processes/process-pool.ts';
import { shareWork } from '#scripts/processes/share-work.ts';
import { GrowingFolder } from './growing-folder.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { WholeFiles } from './whole-files.ts';
import { type LackingFiles, writeFiles } from './write-files.ts';

interface Target {
  cache: PageCache;
  /** The files of the out folder that are whole. */
  whole: WholeFiles;
  /** Processes whose function `writeFiles` writes {@link LackingFiles}. */
  processes: ProcessPool;
  outFolder: string;
  projectRoot: string;
}

/** Writes the files of all pages, like {@link writePages}, and the list of their search records. Remembers which files are whole. */
export const writeRelease = async (entries: readonly CachedPage[], target: Target): Promise<number> => {
  const outdated = await writePages(entries, target);
  await target.whole.save();
  const list = entries.map(({ search }) => `${search}.json`);
  await writeWhole(join(target.outFolder, 'search-records.json'), JSON.stringify(list));
  return outdated;
};

/**
 * Adds the files that the out folder lacks, and writes damaged ones again, in all processes that run. Resolves to the number of
 * pages that must be compiled again, because their texts in the cache are damaged or an image has changed meanwhile.
 */
export const writePages = async (
  entries: readonly CachedPage[],
  { cache, whole, processes, outFolder, projectRoot }: Target,
): Promise<number> => {
  let outdated = 0;
  const [pages, markdowns, records, assets] = await Promise.all([
    GrowingFolder.open(join(outFolder, 'kv/page'), whole),
    GrowingFolder.open(join(outFolder, 'kv/markdown'), whole),
    GrowingFolder.open(join(outFolder, 'search'), whole),
    GrowingFolder.open(assetFolder(outFolder), whole),
  ]);
  const lacking: LackingFiles[] = [];
  await eachInBatches(entries, async ({ key, hash, markdown, search, cards, lastChanged, facts }) => {
    for (const { asset, sourceFile, hash: imageHash } of facts.images) {
      const file = assets.lacking(asset);
      if (!file) continue;
      const bytes = await readFile(join(projectRoot, sourceFile));
      // Its author may have saved it since the page was compiled.
      if (sha256(bytes) !== imageHash) {
        outdated += 1;
        return;
      }
      await writeWhole(file, bytes);
      whole.add(file);
    }
    const files = {
      page: pages.lacking(hash),
      markdown: markdowns.lacking(markdown),
      search: records.lacking(`${search}.json`),
      cards: cards ? assets.lacking(cards) : undefined,
    };
    if (pathsOf(files).length > 0) lacking.push({ texts: cache.texts, key, lastChanged, ...files });
  });
  const damaged = new Set(await writeShared(lacking, processes));
  const written = lacking.filter(({ key }) => !damaged.has(key));
  for (const file of written.flatMap(pathsOf)) whole.add(file);
  return outdated + damaged.size;
};

const pathsOf = ({ page, markdown, search, cards }: Omit<LackingFiles, 'texts' | 'key' | 'lastChanged'>) =>
  [page, markdown, search, cards].filter((path) => path !== undefined);

const PAGES_PER_BATCH = 16;

const writeShared = async (lacking: readonly LackingFiles[], processes: ProcessPool): Promise<string[]> => {
  const here = async (batch: readonly LackingFiles[]) => {
    await setImmediate(); // this process receives the messages of the others
    return writeFiles(batch);
  };
  const there = (batch: readonly LackingFiles[]) => processes.run<string[]>('writeFiles', batch);
  const others = processes.isStarted ? processes.size * TASKS_PER_PROCESS : 0;
  const workers = [here, ...Array.from({ length: others }, () => there)];
  return (await shareWork(inBatches(lacking, PAGES_PER_BATCH), workers)).flat();
};
