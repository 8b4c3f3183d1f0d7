import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { eachInBatches, inBatches } from '#scripts/content/files/batches.ts';
import { assetFolder, isWhole, sha256, writeWhole } from '#scripts/content/files/output-files.ts';
import { namingAsync } from '#scripts/content/problems/problem.ts';
import { type ProcessPool, shareWork, TASKS_PER_PROCESS } from '#scripts/processes/process-pool.ts';
import { type CachedPage, type PageCache, readTexts, withDate } from './page-cache.ts';

interface Target {
  cache: PageCache;
  /** Processes whose function `writeFiles` writes {@link MissingFiles}. */
  processes: ProcessPool;
  outFolder: string;
  projectRoot: string;
}

/** Writes the files of all pages, like {@link writePages}, and the list of their search records. */
export const writeRelease = async (entries: readonly CachedPage[], target: Target): Promise<number> => {
  const outdated = await writePages(entries, target);
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
  { cache, processes, outFolder, projectRoot }: Target,
): Promise<number> => {
  let outdated = 0;
  const folders = ['kv/page', 'kv/markdown', 'search'].map((name) => join(outFolder, name));
  const [pages = '', markdowns = '', records = '', assets = ''] = [...folders, assetFolder(outFolder)];
  for (const folder of [pages, markdowns, records, assets]) await mkdir(folder, { recursive: true });
  const requested = new Set<string>();
  /** The path of a file that has to be written. Two pages may have the same content. */
  const missingIn = (folder: string, name: string): string | undefined => {
    const file = join(folder, name);
    if (requested.has(file) || isWhole(file)) return undefined;
    requested.add(file);
    return file;
  };
  const missing: MissingFiles[] = [];
  const add = async ({ key, hash, markdown, search, cards, lastChanged, facts }: CachedPage) => {
    for (const { asset, sourceFile, hash: imageHash } of facts.images) {
      const file = missingIn(assets, asset);
      if (!file) continue;
      const bytes = await readFile(join(projectRoot, sourceFile));
      // Its author may have saved it since the page was compiled.
      if (sha256(bytes) !== imageHash) {
        outdated += 1;
        return;
      }
      await writeWhole(file, bytes);
    }
    const files = {
      page: missingIn(pages, hash),
      markdown: missingIn(markdowns, markdown),
      search: missingIn(records, `${search}.json`),
      cards: cards ? missingIn(assets, cards) : undefined,
    };
    if (Object.values(files).some(Boolean))
      missing.push({ sourceFile: facts.sourceFile, texts: cache.texts, key, lastChanged, ...files });
  };
  await eachInBatches(entries, (entry) => namingAsync(entry.facts.sourceFile, () => add(entry)));
  const damaged = new Set(await writeShared(missing, processes));
  return outdated + damaged.size;
};

const PAGES_PER_BATCH = 16;

const writeShared = async (missing: readonly MissingFiles[], processes: ProcessPool): Promise<string[]> => {
  const here = async (batch: readonly MissingFiles[]) => {
    await setImmediate(); // this process receives the messages of the others
    return writeFiles(batch);
  };
  const there = (batch: readonly MissingFiles[]) => processes.run<string[]>('writeFiles', batch);
  const others = processes.isStarted ? processes.size * TASKS_PER_PROCESS : 0;
  const workers = [here, ...Array.from({ length: others }, () => there)];
  return (await shareWork(inBatches(missing, PAGES_PER_BATCH), workers)).flat();
};

/** The paths of the files of a page that are not in the out folder, in the form that is sent to another process. */
interface MissingFiles {
  sourceFile: string;
  /** The folder and the key of the page's texts in the cache. */
  texts: string;
  key: string;
  lastChanged: string | undefined;
  page: string | undefined;
  markdown: string | undefined;
  search: string | undefined;
  cards: string | undefined;
}

/** Writes files from the cache. Resolves to the keys of the pages whose texts are damaged, which have to be compiled again. */
export const writeFiles = async (pages: readonly MissingFiles[]): Promise<string[]> => {
  const damaged: string[] = [];
  for (const page of pages)
    if (!(await namingAsync(page.sourceFile, () => writeFilesOf(page)))) damaged.push(page.key);
  return damaged;
};

/** Resolves to `false` if the texts of the page are damaged. */
const writeFilesOf = async (files: MissingFiles): Promise<boolean> => {
  const { texts, key, lastChanged, page, markdown, search, cards } = files;
  const stored = await readTexts(texts, key);
  if (!stored) return false;
  if (page) await writeWhole(page, withDate(stored.page, lastChanged));
  if (markdown) await writeWhole(markdown, stored.markdown);
  if (search) await writeWhole(search, stored.search);
  if (cards && stored.cards) await writeWhole(cards, stored.cards.text);
  return true;
};
