import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import type { SourcePage } from '#scripts/content/types.ts';
import { type Batch, compileBatch } from './compile-batch.ts';
import type { CompiledTexts } from './compile-to-texts.ts';

/** A site's components, and the module whose default export compiles a {@link Batch} with them in a separate process. */
export interface Compiler {
  vocabulary: Vocabulary;
  process: URL;
}

interface CompileRun {
  compiler: Compiler;
  projectRoot: string;
  symbols: SiteSymbols;
  /** The folder of `symbols`, for other processes. */
  symbolsFolder?: string | undefined;
  /** The number of processes that compile, including this one. */
  processes?: number;
}

/** From this number of pages on, starting more processes saves time. */
const PAGES_WORTH_PROCESSES = 150;
const MOST_PROCESSES = 4;
const PAGES_PER_BATCH = 8;

const processesFor = ({ length }: readonly SourcePage[]): number =>
  length < PAGES_WORTH_PROCESSES ? 1 : Math.min(availableParallelism(), MOST_PROCESSES);

/** Compiles pages. Results are in the order of `pages`. Rejects when a process ends before its pages are compiled. */
export const compilePages = async (
  pages: readonly SourcePage[],
  { compiler, projectRoot, symbols, symbolsFolder, processes = processesFor(pages) }: CompileRun,
): Promise<CompiledTexts[]> => {
  const { vocabulary } = compiler;
  const results: CompiledTexts[] = [];
  let next = 0;
  const workLoop = async (compile: (batch: readonly SourcePage[]) => Promise<CompiledTexts[]>) => {
    while (next < pages.length) {
      const from = next;
      next += PAGES_PER_BATCH;
      const batch = await compile(pages.slice(from, from + PAGES_PER_BATCH));
      for (const [index, result] of batch.entries()) results[from + index] = result;
    }
  };
  // This process has already loaded its modules, so it starts at once. The others start when they have loaded theirs. This
  // process receives their messages between two pages.
  const compileHere = (batch: readonly SourcePage[]) =>
    compileBatch(batch, { projectRoot, vocabulary, symbols }, () => setImmediate());

  const others = processes - 1;
  if (others === 0) {
    await workLoop(compileHere);
    return results;
  }
  const pool = startPool(compiler.process, others);
  const compileThere = (batch: readonly SourcePage[]) =>
    runInPool(pool, { pages: batch, projectRoot, ...(symbolsFolder && { symbolsFolder }) });
  try {
    await Promise.all([
      workLoop(compileHere),
      ...Array.from({ length: others }, () => workLoop(compileThere)),
    ]);
  } finally {
    next = pages.length; // after a failure, no loop starts another batch
    await pool.destroy();
  }
  return results;
};

const runInPool = async (pool: Tinypool, batch: Batch): Promise<CompiledTexts[]> => {
  try {
    return await pool.run(batch);
  } catch (error) {
    const files = batch.pages.map(({ sourceFile }) => sourceFile).join(', ');
    throw new Error(`The process that compiled ${files} failed: ${reasonOf(error)}`, { cause: error });
  }
};

/** The pool returns the errors of other processes as plain objects. */
const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);

const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const startPool = (module: URL, processes: number): Tinypool => {
  const pool = new Tinypool({
    // A process that dies rejects its task, but a thread that calls `process.exit` never settles its task.
    runtime: 'child_process',
    filename: module.href,
    minThreads: processes,
    maxThreads: processes,
    execArgv: ['--import', LOADER],
    env: process.env as Record<string, string>, // every variable in it has a value
    serialization: 'advanced',
  });
  // Ignores the end of an idle process: no pages are lost. A process that ends during a task rejects that task.
  pool.on('error', () => {});
  return pool;
};
