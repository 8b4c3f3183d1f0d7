import { type Compiler, compilePages } from '#scripts/content/compile/compile-pages.ts';
import type { CompiledTexts } from '#scripts/content/compile/compile-to-texts.ts';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { entryOf } from './cache-entry.ts';
import type { CachedPage } from './page-cache.ts';
import type { Preview } from './preview.ts';
import { type ReuseOptions, reusablePage, withKnownColors } from './reusable-page.ts';

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
  const keep = async ({ facts, problems, output }: CompiledTexts) => {
    const page = changed.get(facts.path);
    if (page && output) {
      const key = cache.key(page, facts);
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
