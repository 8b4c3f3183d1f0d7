import { availableParallelism } from 'node:os';
import { type CompileResult, compilePage, type SourcePage } from './compile-page.ts';
import { CompileWorker } from './compile-worker-client.ts';
import type { PageTexts } from './store/page-cache.ts';

/** A compiled page whose results are texts: they pass between threads and into files as they are. */
export interface CompiledTexts extends Omit<CompileResult, 'output'> {
  texts?: PageTexts;
}

/** From so many pages on, the time that threads take to start is won back. */
const PAGES_WORTH_THREADS = 40;
const MOST_THREADS = 4;
const PAGES_A_MESSAGE = 8;

/** Compiles pages, in the order given. */
export const compilePages = async (
  pages: readonly SourcePage[],
  projectRoot: string,
): Promise<CompiledTexts[]> => {
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  if (pages.length < PAGES_WORTH_THREADS || threads < 2) {
    const results: CompiledTexts[] = [];
    for (const page of pages) results.push(await compileToTexts(page, projectRoot));
    return results;
  }

  const results: CompiledTexts[] = [];
  let next = 0;
  const workLoop = async (worker: CompileWorker) => {
    while (next < pages.length) {
      const from = next;
      next += PAGES_A_MESSAGE;
      const batch = await worker.compile(pages.slice(from, from + PAGES_A_MESSAGE));
      for (const [index, result] of batch.entries()) results[from + index] = result;
    }
  };
  const workers = Array.from({ length: threads }, () => new CompileWorker(projectRoot));
  try {
    await Promise.all(workers.map(workLoop));
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
  return results;
};

/** Never throws: what the pipeline itself gets wrong with a page is a problem of that page, and the others go on. */
export const compileToTexts = async (page: SourcePage, projectRoot: string): Promise<CompiledTexts> => {
  try {
    const { output, ...result } = await compilePage(page, projectRoot);
    if (!output) return result;
    return {
      ...result,
      texts: {
        page: JSON.stringify(output.page),
        markdown: output.markdown,
        search: JSON.stringify(output.search),
      },
    };
  } catch (error) {
    const { path, sourceFile } = page;
    const message = `The page cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
    return {
      facts: { path, sourceFile, meta: {}, anchors: undefined, links: [], images: [] },
      problems: [
        {
          file: sourceFile,
          line: 1,
          column: 1,
          message,
          cure: 'This is a mistake of the build, not of the page: please open an issue with the page.',
        },
      ],
    };
  }
};
