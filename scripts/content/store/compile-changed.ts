import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reference } from '#content/references.ts';
import { type CompiledTexts, type Compiler, compilePages } from '#scripts/content/compile/compile-pages.ts';
import type { PageFacts, SourcePage } from '#scripts/content/compile/page-facts.ts';
import { inBatches } from '#scripts/content/files/batches.ts';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { naming, type Problem } from '#scripts/content/problems/problem.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { FileHistory } from './file-history.ts';
import { type CachedPage, entryOf, type PageCache, readTexts, writeTexts } from './page-cache.ts';

/** The pages that an author sees, before all others are compiled. */
export interface SeenPages {
  entries: readonly CachedPage[];
  problems: readonly Problem[];
}

/** Lets an author see a change of many pages on some of them. */
export interface Preview<Seen = SeenPages> {
  /** The paths of the pages that the author sees now. */
  paths: () => readonly string[];
  /** Receives these pages, if many others are still to be compiled. */
  show: (seen: Seen) => Promise<void>;
  /** Ends the build after the next few pages. Those that are compiled by then are not compiled again. */
  signal: AbortSignal;
}

interface ChangeOptions extends ReuseOptions {
  compiler: Compiler;
  symbolsFolder: string | undefined;
  preview?: Preview | undefined;
}

interface ChangedPages {
  /** The entries of all pages without problems, in the given order. */
  entries: CachedPage[];
  /** The facts about all pages. */
  facts: PageFacts[];
  problems: Problem[];
  compiled: number;
  reused: number;
}

/** With more pages than this, an author would wait noticeably longer. */
const PAGES_WORTH_PREVIEW = 16;
const PAGES_AT_A_TIME = 4;
/** With more pages than this, loading a grammar is faster than loading the colors of their last versions. */
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
    const entry = await reusablePage(page, options);
    if (entry) entries.set(page.path, entry);
    else changed.set(page.path, page);
  }
  if (changed.size <= PAGES_WORTH_COLORS)
    for (const page of changed.values()) changed.set(page.path, await withKnownColors(page, cache));

  /** Texts are written while other pages compile, so that memory does not have to hold those of all pages. */
  const store = async ({ facts, problems, output }: CompiledTexts) => {
    const page = changed.get(facts.path);
    if (page && output) {
      const key = cache.key(page, facts);
      await writeTexts(cache.texts, key, output.texts);
      const lastChanged = histories.get(page.file)?.lastChanged;
      entries.set(
        page.path,
        naming(page.sourceFile, () => entryOf({ key, facts, ...output, lastChanged })),
      );
    }
    return { facts, problems };
  };
  const run = { compiler, projectRoot, symbols, symbolsFolder, each: store };
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

/** These decide whether a page is as it was when it was cached. */
interface ReuseOptions {
  cache: PageCache;
  /** The history of each file, by absolute path. */
  histories: ReadonlyMap<string, FileHistory>;
  projectRoot: string;
  symbols: SiteSymbols;
}

/** The page's entry from an earlier build with its current date, if nothing that the page depends on has changed. */
const reusablePage = async (
  page: SourcePage,
  { cache, histories, projectRoot, symbols }: ReuseOptions,
): Promise<CachedPage | undefined> => {
  const entry = cache.get(page.sourceFile);
  if (!entry || entry.key !== cache.key(page, entry.facts)) return undefined;
  const used = Object.entries(entry.facts.symbols) as [Reference, string][]; // the keys are typed
  if (used.some(([reference, hash]) => (symbols.get(reference)?.hash ?? '') !== hash)) return undefined;
  for (const { sourceFile, hash } of entry.facts.images) {
    const bytes = await readFile(join(projectRoot, sourceFile)).catch(() => undefined);
    if (!bytes || sha256(bytes) !== hash) return undefined;
  }
  const lastChanged = histories.get(page.file)?.lastChanged;
  if (entry.lastChanged === lastChanged) return entry;
  const { key, facts, meta } = entry;
  const texts = await readTexts(cache.texts, key);
  return texts && entryOf({ key, facts, meta, texts, lastChanged });
};

/** The page with the colors of its last version: most changes of a page do not change its code. */
const withKnownColors = async (page: SourcePage, cache: PageCache): Promise<SourcePage> => {
  const last = cache.get(page.sourceFile);
  const texts = last && (await readTexts(cache.texts, last.key));
  return texts ? { ...page, knownColors: texts.colors } : page;
};
