import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eachInBatches } from '#scripts/content/files/each-in-batches.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { PageTexts } from '#scripts/content/page/page-texts.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import type { Pipeline } from './pipeline.ts';
import { readSealed, writeSealed } from './sealed-file.ts';
import { readTexts, textName, writeTexts } from './stored-texts.ts';

/** A compiled page in the cache. Its texts are in a separate file that is named by `key`. */
export interface CachedPage {
  key: string;
  facts: PageFacts;
  meta: PageMeta;
  /** The SHA-256 of the page's data with its date. */
  hash: string;
  /** The ISO date of the page's last commit. */
  lastChanged?: string;
  /** The SHA-256 of the page's Markdown. */
  markdown: string;
  /** The size of the page's Markdown for all libraries, in bytes. */
  markdownBytes: number;
  /** The SHA-256 of the page's search record. */
  search: string;
  /** The name of the file of the page's cards. */
  cards?: string;
}

/** Unused texts are removed when there are more than this number of them. */
const UNUSED_TEXTS = 500;

export class PageCache {
  /** The folder of the pages' texts. */
  readonly texts: string;
  readonly #index: string;
  readonly #pipeline: Pipeline;
  readonly #entries: ReadonlyMap<string, CachedPage>;

  private constructor(
    folder: string,
    index: string,
    pipeline: Pipeline,
    entries: ReadonlyMap<string, CachedPage>,
  ) {
    this.texts = folder;
    this.#index = index;
    this.#pipeline = pipeline;
    this.#entries = entries;
  }

  /** Opens the cache of one folder of pages. Ignores entries from another version of the pipeline. */
  static async open(cacheFolder: string, pagesFolder: string, pipeline: Pipeline): Promise<PageCache> {
    const texts = join(cacheFolder, 'pages');
    await mkdir(texts, { recursive: true });
    const index = indexFile(cacheFolder, pagesFolder);
    const kept = new Set(await readdir(texts));
    const entries = (await readIndex(index, pipeline.hash)).filter(({ key }) => kept.has(textName(key)));
    return new PageCache(
      texts,
      index,
      pipeline,
      new Map(entries.map((entry) => [entry.facts.sourceFile, entry])),
    );
  }

  /** The name of what a page becomes. Its address differs in another folder of pages, and its images and symbols may change. */
  key(
    { path, sourceFile, source }: SourcePage,
    { components, images, symbols }: Pick<PageFacts, 'components' | 'images' | 'symbols'>,
  ): string {
    const { hash, hashOf } = this.#pipeline;
    return sha256(hash, hashOf(components), JSON.stringify([path, sourceFile, images, symbols]), source);
  }

  get(sourceFile: string): CachedPage | undefined {
    return this.#entries.get(sourceFile);
  }

  /** Like {@link readTexts}. */
  readTexts(key: string): Promise<PageTexts | undefined> {
    return readTexts(this.texts, key);
  }

  writeTexts(key: string, texts: PageTexts): Promise<void> {
    return writeTexts(this.texts, key, texts);
  }

  /** Writes the index, with one line per page. */
  async writeIndex(entries: readonly CachedPage[]): Promise<void> {
    const text = [this.#pipeline.hash, ...entries.map(lineOf)].join('\n');
    await writeSealed(this.#index, text);
    last = { text, entries };
    await this.#removeUnused(new Set(entries.map(({ key }) => textName(key))));
  }

  async #removeUnused(used: ReadonlySet<string>): Promise<void> {
    const files = await readdir(this.texts);
    if (files.length <= used.size + UNUSED_TEXTS) return;
    await eachInBatches(
      files.filter((file) => !used.has(file)),
      (file) => rm(join(this.texts, file), { force: true }),
    );
  }
}

const indexFile = (cacheFolder: string, pagesFolder: string): string =>
  join(cacheFolder, `pages-${sha256(pagesFolder).slice(0, 8)}.index`);

/** `true` if a build of this folder of pages left a cache, which may be that of another version of the pipeline. */
export const isCached = (cacheFolder: string, pagesFolder: string): Promise<boolean> =>
  access(indexFile(cacheFolder, pagesFolder)).then(
    () => true,
    () => false,
  );

/** This is what the process wrote last. Parsing an index takes as long as compiling a page, and `npm start` builds again and again. */
let last: { text: string; entries: readonly CachedPage[] } | undefined;
const lines = new WeakMap<CachedPage, string>();

const lineOf = (page: CachedPage): string => {
  const line = lines.get(page) ?? JSON.stringify(page);
  lines.set(page, line);
  return line;
};

const readIndex = async (file: string, pipeline: string): Promise<readonly CachedPage[]> => {
  const text = (await readSealed(file)) ?? '';
  const [writtenBy] = text.split('\n', 1);
  if (writtenBy !== pipeline) return [];
  if (text === last?.text) return last.entries;
  // The same version of the pipeline wrote the lines.
  return text
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as CachedPage);
};
