import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inBatches } from '#scripts/content/files/batches.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Vocabulary } from '#scripts/content/tree/define-component.ts';
import { type ProcessPool, shareWork, TASKS_PER_PROCESS } from '#scripts/processes/process-pool.ts';
import { storedPage } from '#worker/model/compiled-page.ts';
import type { PageMeta } from '#worker/model/page-meta.ts';
import { markdownText } from '#worker/model/stored-markdown.ts';
import { type CompileOptions, type CompileResult, compilePage } from './compile-page.ts';
import { type PageTexts, type SourcePage, unreadFacts } from './page-facts.ts';

export interface Compiler {
  /** The site's components. */
  vocabulary: Vocabulary;
  /** The modules outside this folder on which every page depends, relative to the code's root. */
  pipeline: readonly string[];
  /** Processes whose function `compile` compiles a {@link Batch}. */
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
 * Compiles pages. Resolves to what `each` resolved to for them, in the order of `pages`. Rejects when a process ends before its
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

/** A few pages of a build, in the form that is sent to another process. */
export interface Batch {
  pages: readonly SourcePage[];
  projectRoot: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
}

/** Compiles pages one by one. `pause` runs after each page. */
export const compileBatch = async (
  pages: readonly SourcePage[],
  options: CompileOptions,
  pause: () => Promise<void> = async () => {},
): Promise<CompiledTexts[]> => {
  const results: CompiledTexts[] = [];
  for (const page of pages) {
    results.push(await namingSlow(page.sourceFile, () => compileToTexts(page, options)));
    await pause();
  }
  return results;
};

/** A compiled page with its results as texts, which are sent between processes and written to files unchanged. */
export interface CompiledTexts extends Omit<CompileResult, 'output'> {
  /** A page with problems has none. */
  output?: { meta: PageMeta; texts: PageTexts };
}

/** Never rejects: an error of the pipeline itself becomes a problem of this page, and other pages still compile. */
export const compileToTexts = async (page: SourcePage, options: CompileOptions): Promise<CompiledTexts> => {
  try {
    const { output, ...result } = await compilePage(page, options);
    if (!output) return result;
    return {
      ...result,
      output: {
        meta: output.page.meta,
        texts: {
          page: storedPage(output.page),
          markdown: JSON.stringify(output.markdown),
          markdownBytes: Buffer.byteLength(markdownText(output.markdown, undefined)),
          search: JSON.stringify(output.search),
          ...(output.cards && { cards: output.cards }),
        },
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      facts: unreadFacts(page),
      problems: [
        {
          file: page.sourceFile,
          line: 1,
          column: 1,
          message: `The page cannot be compiled: ${reason}`,
          hint: 'The fault is in the build, not in the page: open an issue and attach the page.',
        },
      ],
    };
  }
};

const SLOW_MS = 5000;

/**
 * Waits and writes in a thread of its own, because a page that takes long blocks this one. While any page of the process begins or
 * ends, none is stuck.
 */
const WATCH = `
const { writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const open = new Set();
let timer;
parentPort.on('message', ({ page, hasEnded }) => {
  clearTimeout(timer);
  if (hasEnded) open.delete(page);
  else open.add(page);
  if (open.size === 0) return;
  const name = () => writeSync(2, '  ' + [...open].join(', ') + ' takes long to compile …\\n');
  timer = setTimeout(name, workerData);
});`;

let watch: Worker | undefined;

/** Names a page on the terminal while it is still being compiled, if nothing else has happened for 5 seconds. */
export const namingSlow = async <Result>(
  page: string,
  work: () => Promise<Result>,
  slowMs = SLOW_MS,
): Promise<Result> => {
  watch ??= new Worker(WATCH, { eval: true, execArgv: [], workerData: slowMs });
  watch.unref();
  watch.postMessage({ page, hasEnded: false });
  try {
    return await work();
  } finally {
    watch.postMessage({ page, hasEnded: true });
  }
};
