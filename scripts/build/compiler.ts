import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import type { Compiler } from '#scripts/content/compile/compile-pages.ts';

/** The compiler of this site: the pipeline with the site's own components. */
export const COMPILER: Compiler = {
  vocabulary: VOCABULARY,
  process: new URL('./compile-process.ts', import.meta.url),
};
