import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFacts, PageTexts, SourcePage } from '#scripts/content/compile/page-facts.ts';
import { eachInBatches } from '#scripts/content/files/batches.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import type { PageMeta } from '#worker/model/page-meta.ts';
import { markdownText, type StoredMarkdown } from '#worker/model/stored-markdown.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

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
  readonly #pipeline: string;
  readonly #entries: ReadonlyMap<string, CachedPage>;

  private constructor(
    folder: string,
    index: string,
    pipeline: string,
    entries: ReadonlyMap<string, CachedPage>,
  ) {
    this.texts = folder;
    this.#index = index;
    this.#pipeline = pipeline;
    this.#entries = entries;
  }

  /** Opens the cache of one folder of pages. Ignores entries from another version of the pipeline, which its hash names. */
  static async open(cacheFolder: string, pagesFolder: string, pipeline: string): Promise<PageCache> {
    const texts = join(cacheFolder, 'pages');
    await mkdir(texts, { recursive: true });
    const index = indexFile(cacheFolder, pagesFolder);
    const stored = new Set(await readdir(texts));
    const entries = (await readIndex(index, pipeline)).filter(({ key }) => stored.has(textName(key)));
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
    { images, symbols }: Pick<PageFacts, 'images' | 'symbols'>,
  ): string {
    return sha256(this.#pipeline, JSON.stringify([path, sourceFile, images, symbols]), source);
  }

  get(sourceFile: string): CachedPage | undefined {
    return this.#entries.get(sourceFile);
  }

  /** Writes the index, with one line per page. */
  async writeIndex(entries: readonly CachedPage[]): Promise<void> {
    const lines = entries.map((entry) => JSON.stringify(entry));
    await writeSealed(this.#index, [this.#pipeline, ...lines].join('\n'));
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

const readIndex = async (file: string, pipeline: string): Promise<readonly CachedPage[]> => {
  const text = (await readSealed(file)) ?? '';
  const [writtenBy, ...lines] = text.split('\n');
  if (writtenBy !== pipeline) return [];
  return lines.map((line) => JSON.parse(line) as CachedPage); // the same version of the pipeline wrote them
};

interface EntryParts {
  key: string;
  facts: PageFacts;
  meta: PageMeta;
  texts: PageTexts;
  /** The ISO date of the page's last commit. */
  lastChanged: string | undefined;
}

/** The cache's entry of a page that was compiled to `texts`. */
export const entryOf = ({ key, facts, meta, texts, lastChanged }: EntryParts): CachedPage => ({
  key,
  facts,
  meta,
  hash: sha256(withDate(texts.page, lastChanged)),
  markdown: sha256(texts.markdown),
  // The same build serialized it.
  markdownBytes: Buffer.byteLength(markdownText(JSON.parse(texts.markdown) as StoredMarkdown, undefined)),
  ...(lastChanged ? { lastChanged } : {}),
  search: sha256(texts.search),
  ...(texts.cards ? { cards: texts.cards.asset } : {}),
});

/** The file of a page's texts in the cache. */
const textName = (key: string): string => `${key}.json`;

/** Resolves to `undefined` if the texts are damaged or gone: the next build then compiles the page. */
export const readTexts = async (folder: string, key: string): Promise<PageTexts | undefined> => {
  const lines = (await readSealed(join(folder, textName(key))))?.split('\n');
  const [markdown, search, others, ...pageLines] = lines ?? [];
  const page = pageLines.join('\n');
  if (!page || !markdown || !search || !others) return undefined;
  return { page, markdown, search, ...(JSON.parse(others) as Pick<PageTexts, 'cards' | 'colors'>) }; // only `writeTexts` writes it
};

/** The page comes last, because each other text is one line. */
export const writeTexts = (
  folder: string,
  key: string,
  { page, markdown, search, ...others }: PageTexts,
): Promise<void> =>
  writeSealed(join(folder, textName(key)), [markdown, search, JSON.stringify(others), page].join('\n'));

/** The page with its date as the last key of the JSON in its first line, so a new date does not require a recompilation. */
export const withDate = (page: string, lastChanged: string | undefined): string =>
  lastChanged ? page.replace('}\n', () => `,"lastChanged":${JSON.stringify(lastChanged)}}\n`) : page;
