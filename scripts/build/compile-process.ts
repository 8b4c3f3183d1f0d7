import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { type Batch, compileBatch } from '#scripts/content/compile/compile-batch.ts';
import type { CompiledTexts } from '#scripts/content/compile/compile-to-texts.ts';

/** Compiles a batch of pages in a separate process. */
export default ({ pages, projectRoot }: Batch): Promise<CompiledTexts[]> =>
  compileBatch(pages, { projectRoot, vocabulary: VOCABULARY });
