import { setImmediate } from 'node:timers/promises';
import { inBatches } from '#scripts/content/files/in-batches.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import { type ProcessPool, TASKS_PER_PROCESS } from '#scripts/processes/process-pool.ts';
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
  /** Processes whose function `compile` compiles a {@link Batch}, and that also write files. */
  processes: ProcessPool;
}

interface CompileRun<Result> {
  compiler: Compiler;
  projectRoot: string;
  symbols: SiteSymbols;
  /** The folder of `symbols`, for other processes. */
  symbolsFolder?: string | undefined;
  /** Receives each page as soon as it is compiled. */
  each: (compiled: CompiledTexts) => Promise<Result>;
  /** The smallest number of pages for which it is worth starting other processes. */
  pagesWorthProcesses?: number;
}

/** Starting another process takes as long as compiling this many pages. */
const PAGES_WORTH_PROCESSES = 150;
const PAGES_PER_BATCH = 4;

type Pages = readonly SourcePage[];

/**
 * Compiles pages. Resolves to what `each` made of them, in the order of `pages`. Rejects when a process ends before its
 * pages are compiled.
 */
export const compilePages = async <Result>(pages: Pages, run: CompileRun<Result>): Promise<Result[]> => {
  const { compiler, projectRoot, symbols, symbolsFolder, each } = run;
  const { pagesWorthProcesses = PAGES_WORTH_PROCESSES } = run;
  const { vocabulary, processes } = compiler;
  // This process has already loaded its modules, so it starts at once. The others start when they have loaded theirs. This
  // process receives their messages between two pages.
  const compileHere = (batch: Pages) =>
    compileBatch(batch, { projectRoot, vocabulary, symbols }, () => setImmediate());
  const compileThere = (batch: Pages) =>
    compileElsewhere(processes, { pages: batch, projectRoot, ...(symbolsFolder && { symbolsFolder }) });

  const isShared = processes.isStarted || pages.length >= pagesWorthProcesses;
  const others = isShared ? processes.size * TASKS_PER_PROCESS : 0;
  const workers = [compileHere, ...Array.from({ length: others }, () => compileThere)];
  const finishing = workers.map(
    (compile) => async (batch: Pages) => Promise.all((await compile(batch)).map(each)),
  );
  return (await shareWork(inBatches(pages, PAGES_PER_BATCH), finishing)).flat();
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
