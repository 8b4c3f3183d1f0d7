import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Vocabulary } from '#scripts/content/tree/vocabulary.ts';
import type { SourcePage } from '#scripts/content/types.ts';
import { type Batch, compileBatch } from './compile-batch.ts';
import type { CompiledTexts } from './compile-to-texts.ts';

/** The components of a site, and the module whose default export compiles a {@link Batch} with them in a process of its own. */
export interface Compiler {
  vocabulary: Vocabulary;
  process: URL;
}

interface CompileRun {
  compiler: Compiler;
  projectRoot: string;
  /** The number of processes that compile, this one included. */
  processes?: number;
}

/** With this many pages, starting processes pays off. */
const PAGES_WORTH_PROCESSES = 150;
const MOST_PROCESSES = 4;
const PAGES_PER_BATCH = 8;

const processesFor = ({ length }: readonly SourcePage[]): number =>
  length < PAGES_WORTH_PROCESSES ? 1 : Math.min(availableParallelism(), MOST_PROCESSES);

/** Compiles pages, in the order given. Rejects when one of the processes ends before its pages are compiled. */
export const compilePages = async (
  pages: readonly SourcePage[],
  { compiler, projectRoot, processes = processesFor(pages) }: CompileRun,
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
  // This process has its modules already: it works from the start, the others as soon as they have theirs. It lets their
  // messages in between two pages.
  const compileHere = (batch: readonly SourcePage[]) =>
    compileBatch(batch, { projectRoot, vocabulary }, () => setImmediate());

  const others = processes - 1;
  if (others === 0) {
    await workLoop(compileHere);
    return results;
  }
  const pool = startPool(compiler.process, others);
  const compileThere = (batch: readonly SourcePage[]) => runInPool(pool, { pages: batch, projectRoot });
  try {
    await Promise.all([
      workLoop(compileHere),
      ...Array.from({ length: others }, () => workLoop(compileThere)),
    ]);
  } finally {
    next = pages.length; // after a failure, no loop begins another batch
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

/** The pool hands over the errors of other processes as plain objects. */
const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);

const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const startPool = (module: URL, processes: number): Tinypool => {
  const pool = new Tinypool({
    // A process that dies rejects its task, whereas a thread that calls `process.exit` never settles it.
    runtime: 'child_process',
    filename: module.href,
    minThreads: processes,
    maxThreads: processes,
    execArgv: ['--import', LOADER],
    env: process.env as Record<string, string>, // the variables that are set have values
    serialization: 'advanced',
  });
  // The end of a process that has no pages to compile loses nothing. Any other rejects its task.
  pool.on('error', () => {});
  return pool;
};
