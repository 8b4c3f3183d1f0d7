import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapInBatches } from '#scripts/content/files/map-in-batches.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeWhole } from '#scripts/content/files/write-file.ts';
import { withDate } from './compile-changed.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { WholeFiles } from './whole-files.ts';

interface Target {
  cache: PageCache;
  /** The files of the out folder that are whole. */
  whole: WholeFiles;
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
 * Adds the files that the out folder lacks, and writes damaged ones again. Resolves to the number of pages that must be
 * compiled again, because their texts in the cache are damaged or an image has changed meanwhile.
 */
export const writePages = async (
  entries: readonly CachedPage[],
  { cache, whole, outFolder, projectRoot }: Target,
): Promise<number> => {
  let outdated = 0;
  const write = async (file: string, content: string | Uint8Array) => {
    await writeWhole(file, content);
    whole.add(file);
  };
  const [pages, markdowns, records, assets] = await Promise.all([
    GrowingFolder.open(join(outFolder, 'kv/page'), whole),
    GrowingFolder.open(join(outFolder, 'kv/markdown'), whole),
    GrowingFolder.open(join(outFolder, 'search'), whole),
    GrowingFolder.open(join(outFolder, 'public/docs/assets'), whole),
  ]);
  await mapInBatches(entries, async ({ key, hash, markdown, search, cards, lastChanged, facts }) => {
    for (const { asset, sourceFile, hash: imageHash } of facts.images) {
      const file = assets.lacking(asset);
      if (!file) continue;
      const bytes = await readFile(join(projectRoot, sourceFile));
      // Its author may have saved it since the page was compiled.
      if (sha256(bytes) !== imageHash) {
        outdated += 1;
        return;
      }
      await write(file, bytes);
    }
    const pageFile = pages.lacking(`${hash}.json`);
    const markdownFile = markdowns.lacking(`${markdown}.json`);
    const recordFile = records.lacking(`${search}.json`);
    const cardsFile = cards ? assets.lacking(cards) : undefined;
    if (!pageFile && !markdownFile && !recordFile && !cardsFile) return;
    const texts = await cache.readTexts(key);
    if (!texts) {
      outdated += 1;
      return;
    }
    if (pageFile) await write(pageFile, withDate(texts.page, lastChanged));
    if (markdownFile) await write(markdownFile, texts.markdown);
    if (recordFile) await write(recordFile, texts.search);
    if (cardsFile && texts.cards) await write(cardsFile, texts.cards.text);
  });
  return outdated;
};

/** A folder of files that are named by their hash. */
class GrowingFolder {
  readonly #folder: string;
  readonly #whole: WholeFiles;
  readonly #asked = new Set<string>();

  private constructor(folder: string, whole: WholeFiles) {
    this.#folder = folder;
    this.#whole = whole;
  }

  static async open(folder: string, whole: WholeFiles): Promise<GrowingFolder> {
    await mkdir(folder, { recursive: true });
    return new GrowingFolder(folder, whole);
  }

  /**
   * The path of a file that does not exist or that is damaged. Returns `undefined` when called again with the same name,
   * because two pages may have the same content.
   */
  lacking(name: string): string | undefined {
    const file = join(this.#folder, name);
    if (this.#asked.has(name) || this.#whole.has(file)) return undefined;
    this.#asked.add(name);
    return file;
  }
}
