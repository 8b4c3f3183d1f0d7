import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { Compiler } from '#scripts/content/compile/compile-pages.ts';
import { ProcessPool } from '#scripts/processes/process-pool.ts';
import { COMPONENT_FILES } from './component-files.ts';

const newProcesses = () => new ProcessPool(new URL('./helper-process.ts', import.meta.url));

/** Runs `work` with processes that end afterwards. */
export const withProcesses = async <Result>(
  work: (processes: ProcessPool) => Promise<Result>,
): Promise<Result> => {
  const processes = newProcesses();
  try {
    return await work(processes);
  } finally {
    await processes.close();
  }
};

/** The compiler of this site: the pipeline with the site's own components. */
export const siteCompiler = (processes = newProcesses()): Compiler => ({
  vocabulary: VOCABULARY,
  pipeline: ['scripts/components/build-vocabulary.ts'],
  components: COMPONENT_FILES,
  processes,
});
