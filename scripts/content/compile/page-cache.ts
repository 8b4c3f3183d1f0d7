import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '#content/references.ts';
import {
  assetFolder,
  isWhole,
  readSealed,
  sha256,
  writeSealed,
  writeWhole,
} from '#scripts/content/files/output-files.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { PageMeta } from '#worker/model/page-meta.ts';
import type { PageFacts, PageTexts, SourcePage } from './page-facts.ts';

/** A page that was compiled. Its texts are files of the out folder, which have the hashes of their content as names. */
export interface CachedPage {
  /** The hash of the page's source, and of the code that compiled it. */
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

interface CacheFolders {
  cacheFolder: string;
  pagesFolder: string;
  outFolder: string;
  projectRoot: string;
}

/** The index of the pages that an earlier build wrote to an out folder. */
const indexFile = ({ cacheFolder, pagesFolder, outFolder }: Omit<CacheFolders, 'projectRoot'>): string =>
  join(cacheFolder, `pages-${sha256(pagesFolder, outFolder).slice(0, 8)}.index`);

/** `true` if an earlier build left an index, which may be that of another version of the pipeline. */
export const isCached = async (folders: Omit<CacheFolders, 'projectRoot'>): Promise<boolean> =>
  (await readSealed(indexFile(folders))) !== undefined;

/** The pages in an out folder. Those that another version of the pipeline compiled are not used again. */
export class PageCache {
  readonly #folders: CacheFolders;
  readonly #pipeline: string;
  readonly #entries: ReadonlyMap<string, CachedPage>;

  private constructor(folders: CacheFolders, pipeline: string, entries: readonly CachedPage[]) {
    this.#folders = folders;
    this.#pipeline = pipeline;
    this.#entries = new Map(entries.map((entry) => [entry.facts.sourceFile, entry]));
  }

  /** Opens the cache of a folder of pages. `pipeline` is the hash of the code that compiles pages. */
  static async open(folders: CacheFolders, pipeline: string): Promise<PageCache> {
    const { cacheFolder, outFolder } = folders;
    for (const folder of [cacheFolder, assetFolder(outFolder), ...KINDS.map((kind) => join(outFolder, kind))])
      await mkdir(folder, { recursive: true });
    const [writtenBy, ...lines] = ((await readSealed(indexFile(folders))) ?? '').split('\n');
    const entries = writtenBy === pipeline ? lines.map((line) => JSON.parse(line) as CachedPage) : []; // the same code wrote them
    return new PageCache(folders, pipeline, entries);
  }

  /** Writes the index, with one line per page. */
  async writeIndex(entries: readonly CachedPage[]): Promise<void> {
    const lines = entries.map((entry) => JSON.stringify(entry));
    await writeSealed(indexFile(this.#folders), [this.#pipeline, ...lines].join('\n'));
  }

  /** The page's entry with its current date, if its files are whole and nothing that it depends on has changed. */
  async reusable(
    page: SourcePage,
    symbols: SiteSymbols,
    lastChanged: string | undefined,
  ): Promise<CachedPage | undefined> {
    const entry = this.#entries.get(page.sourceFile);
    if (entry?.key !== this.#key(page)) return undefined;
    const used = Object.entries(entry.facts.symbols) as [Reference, string][]; // the keys are typed
    if (used.some(([reference, hash]) => (symbols.get(reference)?.hash ?? '') !== hash)) return undefined;
    for (const { sourceFile, hash } of entry.facts.images) {
      const bytes = await readFile(join(this.#folders.projectRoot, sourceFile)).catch(() => '');
      if (sha256(bytes) !== hash) return undefined;
    }
    if (!this.#filesOf(entry).every(isWhole)) return undefined;
    if (entry.lastChanged === lastChanged) return entry;
    const { lastChanged: _, ...undated } = entry;
    const text = await readFile(this.#file('kv/page', entry.hash), 'utf8');
    const hash = await this.#write('kv/page', withDate(text, lastChanged));
    return { ...undated, hash, ...(lastChanged ? { lastChanged } : {}) };
  }

  /** Writes the files of a compiled page. Resolves to `undefined` if one of its images has changed meanwhile. */
  async store(
    page: SourcePage,
    { facts, meta, texts }: { facts: PageFacts; meta: PageMeta; texts: PageTexts },
    lastChanged: string | undefined,
  ): Promise<CachedPage | undefined> {
    const assets = assetFolder(this.#folders.outFolder);
    for (const { asset, sourceFile, hash } of facts.images) {
      const bytes = await readFile(join(this.#folders.projectRoot, sourceFile));
      if (sha256(bytes) !== hash) return undefined;
      await writeMissing(join(assets, asset), bytes);
    }
    if (texts.cards) await writeMissing(join(assets, texts.cards.asset), texts.cards.text);
    return {
      key: this.#key(page),
      facts,
      meta,
      hash: await this.#write('kv/page', withDate(texts.page, lastChanged)),
      markdown: await this.#write('kv/markdown', texts.markdown),
      markdownBytes: texts.markdownBytes,
      ...(lastChanged ? { lastChanged } : {}),
      search: await this.#write('search', texts.search),
      ...(texts.cards ? { cards: texts.cards.asset } : {}),
    };
  }

  /** The address of a page differs in another folder of pages. */
  #key({ path, sourceFile, source }: SourcePage): string {
    return sha256(this.#pipeline, JSON.stringify([path, sourceFile]), source);
  }

  #file(kind: Kind, hash: string): string {
    return join(this.#folders.outFolder, kind, kind === 'search' ? `${hash}.json` : hash);
  }

  #filesOf({ hash, markdown, search, cards, facts }: CachedPage): string[] {
    const assets = [...facts.images.map(({ asset }) => asset), ...(cards ? [cards] : [])];
    return [
      this.#file('kv/page', hash),
      this.#file('kv/markdown', markdown),
      this.#file('search', search),
      ...assets.map((asset) => join(assetFolder(this.#folders.outFolder), asset)),
    ];
  }

  /** Writes a text under its hash, and resolves to the hash. */
  async #write(kind: Kind, text: string): Promise<string> {
    const hash = sha256(text);
    await writeMissing(this.#file(kind, hash), text);
    return hash;
  }
}

const KINDS = ['kv/page', 'kv/markdown', 'search'] as const;
type Kind = (typeof KINDS)[number];

const writeMissing = async (file: string, content: string | Uint8Array): Promise<void> => {
  if (!isWhole(file)) await writeWhole(file, content);
};

/** The page with its date as the last key of the JSON in its first line, so a new date does not require a recompilation. */
const withDate = (page: string, lastChanged: string | undefined): string =>
  page.replace(/(?:,"lastChanged":"[^"]*")?\}\n/, () =>
    lastChanged ? `,"lastChanged":${JSON.stringify(lastChanged)}}\n` : '}\n',
  );
