import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { SourcePage } from './compile-page.ts';
import { type CompiledTexts, compileToTexts } from './compile-to-texts.ts';
import { CompileWorker } from './compile-worker-client.ts';

/** From so many pages on, the time that threads take to start is won back. */
const PAGES_WORTH_THREADS = 150;
const MOST_THREADS = 4;
const PAGES_A_BATCH = 8;

/** Compiles pages, in the order given. */
export const compilePages = async (
  pages: readonly SourcePage[],
  projectRoot: string,
): Promise<CompiledTexts[]> => {
  const threads = pages.length < PAGES_WORTH_THREADS ? 1 : Math.min(availableParallelism(), MOST_THREADS);
  const workers = Array.from({ length: threads - 1 }, () => new CompileWorker(projectRoot));
  const results: CompiledTexts[] = [];
  let next = 0;
  const workLoop = async (compile: (batch: readonly SourcePage[]) => Promise<CompiledTexts[]>) => {
    while (next < pages.length) {
      const from = next;
      next += PAGES_A_BATCH;
      const batch = await compile(pages.slice(from, from + PAGES_A_BATCH));
      for (const [index, result] of batch.entries()) results[from + index] = result;
    }
  };
  try {
    // This thread has its modules already: it works from the start, the others as soon as they have theirs.
    await Promise.all([
      workLoop((batch) => compileHere(batch, projectRoot)),
      ...workers.map((worker) => workLoop((batch) => worker.compile(batch))),
    ]);
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
  return results;
};

/** Lets messages of the other threads in between the pages. */
const compileHere = async (pages: readonly SourcePage[], projectRoot: string): Promise<CompiledTexts[]> => {
  const results: CompiledTexts[] = [];
  for (const page of pages) {
    results.push(await compileToTexts(page, projectRoot));
    await setImmediate();
  }
  return results;
};
