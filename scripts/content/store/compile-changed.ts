import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '#content/references.ts';
import { type Compiler, compilePages } from '#scripts/content/compile/compile-pages.ts';
import type { CompiledTexts } from '#scripts/content/compile/compile-to-texts.ts';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { PageTexts } from '#scripts/content/page/page-texts.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import { markdownText } from '#worker/page/markdown-text.ts';
import type { StoredMarkdown } from '#worker/page/stored-markdown.ts';
import type { FileHistory } from './file-history.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { withDate } from './page-texts.ts';
import type { Preview } from './preview.ts';

interface ChangeOptions {
  compiler: Compiler;
  cache: PageCache;
  /** The history of each file, by absolute path. */
  histories: ReadonlyMap<string, FileHistory>;
  projectRoot: string;
  symbols: SiteSymbols;
  symbolsFolder: string | undefined;
  preview?: Preview | undefined;
}

export interface ChangedPages {
  /** The entries of all pages without problems, in the given order. */
  entries: CachedPage[];
  /** The facts about all pages. */
  facts: PageFacts[];
  problems: Problem[];
  compiled: number;
  reused: number;
}

/** An author would wait noticeably longer for more pages than this. */
const PAGES_WORTH_PREVIEW = 16;
const PAGES_AT_A_TIME = 4;
/** To color the code of more pages than this, a grammar is loaded faster than the colors of their last versions. */
const PAGES_WORTH_COLORS = 16;

/**
 * Compiles the pages that changed since they were cached, and updates the cache. With a preview, those that the author sees
 * come first if there are many, and an abort of its signal rejects.
 */
export const compileChanged = async (
  pages: readonly SourcePage[],
  options: ChangeOptions,
): Promise<ChangedPages> => {
  const { compiler, cache, histories, projectRoot, symbols, symbolsFolder, preview } = options;
  const entries = new Map<string, CachedPage>();
  const changed = new Map<string, SourcePage>();
  for (const page of pages) {
    const entry = await reusable(page, options);
    if (entry) entries.set(page.path, entry);
    else changed.set(page.path, page);
  }
  if (changed.size <= PAGES_WORTH_COLORS)
    for (const page of changed.values()) changed.set(page.path, await withKnownColors(page, cache));

  /** Texts are written while other pages compile, so that the memory need not hold those of all pages. */
  const keep = async ({ facts, problems, output }: CompiledTexts) => {
    const page = changed.get(facts.path);
    if (page && output) {
      const key = cache.key(page, facts.components);
      await cache.writeTexts(key, output.texts);
      const lastChanged = histories.get(page.file)?.lastChanged;
      entries.set(page.path, entryOf({ key, facts, ...output, lastChanged }));
    }
    return { facts, problems };
  };
  const run = { compiler, projectRoot, symbols, symbolsFolder, each: keep };
  const compiled: Pick<CompiledTexts, 'facts' | 'problems'>[] = [];
  const compile = async (batch: readonly SourcePage[]) => {
    compiled.push(...(await compilePages(batch, run)));
  };
  const entriesOf = (paths: readonly string[]) => paths.flatMap((path) => entries.get(path) ?? []);
  const allPaths = pages.map(({ path }) => path);
  const toCompile = [...changed.values()];

  if (preview && toCompile.length > PAGES_WORTH_PREVIEW) {
    const paths = preview.paths();
    await compile(toCompile.filter(({ path }) => paths.includes(path)));
    await preview.show({ entries: entriesOf(paths), problems: compiled.flatMap(({ problems }) => problems) });
    const others = toCompile.filter(({ path }) => !paths.includes(path));
    for (const batch of inBatches(others, PAGES_AT_A_TIME)) {
      if (preview.signal.aborted) await cache.writeIndex(entriesOf(allPaths));
      preview.signal.throwIfAborted();
      await compile(batch);
    }
  } else {
    await compile(toCompile);
  }

  const inOrder = entriesOf(allPaths);
  const compiledFacts = new Map(compiled.map(({ facts }) => [facts.path, facts]));
  await cache.writeIndex(inOrder);
  return {
    entries: inOrder,
    facts: pages.flatMap(({ path }) => compiledFacts.get(path) ?? entries.get(path)?.facts ?? []),
    problems: compiled.flatMap(({ problems }) => problems),
    compiled: changed.size,
    reused: pages.length - changed.size,
  };
};

const entryOf = ({
  key,
  facts,
  meta,
  texts,
  lastChanged,
}: {
  key: string;
  facts: PageFacts;
  meta: PageMeta;
  texts: PageTexts;
  lastChanged: string | undefined;
}): CachedPage => ({
  key,
  facts,
  meta,
  hash: sha256(withDate(texts.page, lastChanged)),
  markdown: sha256(texts.markdown),
  markdownBytes: Buffer.byteLength(markdownText(JSON.parse(texts.markdown) as StoredMarkdown, undefined)),
  ...(lastChanged ? { lastChanged } : {}),
  search: sha256(texts.search),
  ...(texts.cards ? { cards: texts.cards.asset } : {}),
});

/** The page with the colors of its last version: most changes of a page do not change its code. */
const withKnownColors = async (page: SourcePage, cache: PageCache): Promise<SourcePage> => {
  const last = cache.get(page.sourceFile);
  const texts = last && (await cache.readTexts(last.key));
  return texts ? { ...page, knownColors: texts.colors } : page;
};

/** The page's entry from an earlier build with its current date, if nothing that the page depends on has changed. */
const reusable = async (
  page: SourcePage,
  { cache, histories, projectRoot, symbols }: ChangeOptions,
): Promise<CachedPage | undefined> => {
  const entry = cache.get(page.sourceFile);
  if (!entry || entry.key !== cache.key(page, entry.facts.components)) return undefined;
  const used = Object.entries(entry.facts.symbols) as [Reference, string][]; // the keys are typed
  if (used.some(([reference, hash]) => (symbols.get(reference)?.hash ?? '') !== hash)) return undefined;
  for (const { sourceFile, hash } of [...entry.facts.images, ...entry.facts.files]) {
    const bytes = await readFile(join(projectRoot, sourceFile)).catch(() => undefined);
    if (!bytes || sha256(bytes) !== hash) return undefined;
  }
  const lastChanged = histories.get(page.file)?.lastChanged;
  if (entry.lastChanged === lastChanged) return entry;
  const { key, facts, meta } = entry;
  const texts = await cache.readTexts(key);
  return texts && entryOf({ key, facts, meta, texts, lastChanged });
};
