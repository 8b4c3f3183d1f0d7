import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapLimited } from '#scripts/content/files/map-limited.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeWhole } from '#scripts/content/files/write-file.ts';
import { withDate } from './compile-changed.ts';
import type { CachedPage, PageCache } from './page-cache.ts';

interface Target {
  cache: PageCache;
  outFolder: string;
  projectRoot: string;
}

/**
 * Adds the files that the out folder lacks. Replaces only the list of search records. Resolves to the number of pages that
 * must be compiled again, because their texts in the cache are damaged or an image has changed meanwhile.
 */
export const writeRelease = async (
  entries: readonly CachedPage[],
  { cache, outFolder, projectRoot }: Target,
): Promise<number> => {
  let outdated = 0;
  const [pages, markdowns, records, assets] = await Promise.all([
    GrowingFolder.open(join(outFolder, 'kv/page')),
    GrowingFolder.open(join(outFolder, 'kv/markdown')),
    GrowingFolder.open(join(outFolder, 'search')),
    GrowingFolder.open(join(outFolder, 'public/docs/assets')),
  ]);
  await mapLimited(entries, async ({ key, hash, markdown, search, cards, lastChanged, facts }) => {
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
    if (pageFile) await writeWhole(pageFile, withDate(texts.page, lastChanged));
    if (markdownFile) await writeWhole(markdownFile, texts.markdown);
    if (recordFile) await writeWhole(recordFile, texts.search);
    if (cardsFile && texts.cards) await writeWhole(cardsFile, texts.cards.text);
  });
  const list = entries.map(({ search }) => `${search}.json`);
  await writeWhole(join(outFolder, 'search-records.json'), JSON.stringify(list));
  return outdated;
};

/** A folder of files that are named by content hash. */
class GrowingFolder {
  readonly #folder: string;
  readonly #names: Set<string>;

  private constructor(folder: string, names: Set<string>) {
    this.#folder = folder;
    this.#names = names;
  }

  static async open(folder: string): Promise<GrowingFolder> {
    await mkdir(folder, { recursive: true });
    return new GrowingFolder(folder, new Set(await readdir(folder)));
  }

  /**
   * The path of a file that does not exist yet. Returns `undefined` when called again with the same name, because two pages
   * may have the same content.
   */
  lacking(name: string): string | undefined {
    if (this.#names.has(name)) return undefined;
    this.#names.add(name);
    return join(this.#folder, name);
  }
}
