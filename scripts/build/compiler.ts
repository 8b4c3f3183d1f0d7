import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { Compiler } from '#scripts/content/compile/compile-pages.ts';
import { COMPONENT_FILES } from './component-files.ts';
import { newProcesses } from './with-processes.ts';

/** The compiler of this site: the pipeline with the site's own components. */
export const siteCompiler = (processes = newProcesses()): Compiler => ({
  vocabulary: VOCABULARY,
  pipeline: ['scripts/components/build-vocabulary.ts'],
  components: COMPONENT_FILES,
  processes,
});
