import { setImmediate } from 'node:timers/promises';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import type { SourcePage } from '#scripts/content/types.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { shareWork } from '#scripts/processes/share-work.ts';
import { type Batch, compileBatch } from './compile-batch.ts';
import type { CompiledTexts } from './compile-to-texts.ts';

export interface Compiler {
  /** The site's components. */
  vocabulary: Vocabulary;
  /** The modules outside this folder on which every page depends, relative to the code's root. */
  pipeline: readonly string[];
  /** The module of each component, on which the pages depend that use the component. Relative to the code's root. */
  components: ReadonlyMap<string, string>;
  /** Processes whose function `compile` compiles a {@link Batch}. */
  processes: ProcessPool;
}

interface CompileRun {
  compiler: Compiler;
  projectRoot: string;
  symbols: SiteSymbols;
  /** The folder of `symbols`, for other processes. */
  symbolsFolder?: string | undefined;
  /** The number of pages from which on other processes help. */
  pagesWorthProcesses?: number;
}

/** Starting another process takes as long as compiling this number of pages. */
const PAGES_WORTH_PROCESSES = 150;
const PAGES_PER_BATCH = 8;

type Pages = readonly SourcePage[];

/** Compiles pages. Results are in the order of `pages`. Rejects when a process ends before its pages are compiled. */
export const compilePages = async (
  pages: Pages,
  { compiler, projectRoot, symbols, symbolsFolder, pagesWorthProcesses = PAGES_WORTH_PROCESSES }: CompileRun,
): Promise<CompiledTexts[]> => {
  const { vocabulary, processes } = compiler;
  // This process has already loaded its modules, so it starts at once. The others start when they have loaded theirs. This
  // process receives their messages between two pages.
  const compileHere = (batch: Pages) =>
    compileBatch(batch, { projectRoot, vocabulary, symbols }, () => setImmediate());
  const compileThere = (batch: Pages) =>
    compileElsewhere(processes, { pages: batch, projectRoot, ...(symbolsFolder && { symbolsFolder }) });

  const others = pages.length < pagesWorthProcesses ? 0 : processes.size;
  const workers = [compileHere, ...Array.from({ length: others }, () => compileThere)];
  return (await shareWork(inBatches(pages, PAGES_PER_BATCH), workers)).flat();
};

const compileElsewhere = async (processes: ProcessPool, batch: Batch): Promise<CompiledTexts[]> => {
  try {
    return await processes.run<CompiledTexts[]>('compile', batch);
  } catch (error) {
    const files = batch.pages.map(({ sourceFile }) => sourceFile).join(', ');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The process that compiled ${files} failed: ${reason}`, { cause: error });
  }
};
