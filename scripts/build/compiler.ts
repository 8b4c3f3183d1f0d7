import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { Compiler } from '#scripts/content/compile/compile-pages.ts';
import { ProcessPool } from '#scripts/processes/process-pool.ts';

/** The compiler of one build of this site: the pipeline with the site's own components. */
export const siteCompiler = (): Compiler => ({
  vocabulary: VOCABULARY,
  pipeline: new URL('./compile-task.ts', import.meta.url),
  processes: new ProcessPool(new URL('./build-process.ts', import.meta.url)),
});
