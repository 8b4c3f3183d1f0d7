import { inBatches } from '#scripts/content/files/batches.ts';
import { namingAsync, type Problem } from '#scripts/content/problems/problem.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { type CompiledTexts, type Compiler, compilePages } from './compile-pages.ts';
import type { FileHistory } from './file-history.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { PageFacts, SourcePage } from './page-facts.ts';

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

/**
 * Compiles the pages that changed since they were cached, and updates the cache. With a preview, those that the author sees
 * come first if there are many, and an abort of its signal rejects.
 */
export const compileChanged = async (
  pages: readonly SourcePage[],
  { cache, histories, preview, ...run }: ChangeOptions,
): Promise<ChangedPages> => {
  const entries = new Map<string, CachedPage>();
  const changed = new Map<string, SourcePage>();
  const dateOf = ({ file }: SourcePage) => histories.get(file)?.lastChanged;
  for (const page of pages) {
    const entry = await cache.reusable(page, run.symbols, dateOf(page));
    if (entry) entries.set(page.path, entry);
    else changed.set(page.path, page);
  }

  /** Texts are written while other pages compile, so that memory does not have to hold those of all pages. */
  const each = async ({ facts, problems, output }: CompiledTexts) => {
    const page = changed.get(facts.path);
    if (!page || !output) return { facts, problems };
    const entry = await namingAsync(page.sourceFile, () =>
      cache.store(page, { facts, ...output }, dateOf(page)),
    );
    if (!entry) return { facts, problems: [changedImage(page)] };
    entries.set(page.path, entry);
    return { facts, problems };
  };
  const compiled: Pick<CompiledTexts, 'facts' | 'problems'>[] = [];
  const compile = async (batch: readonly SourcePage[]) => {
    compiled.push(...(await compilePages(batch, { ...run, each })));
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

const changedImage = ({ sourceFile }: SourcePage): Problem => ({
  file: sourceFile,
  line: 1,
  column: 1,
  message: 'An image of the page changed while the page was compiled.',
  hint: 'Build again.',
});
