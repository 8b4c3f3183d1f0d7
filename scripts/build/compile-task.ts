import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { type Batch, compileBatch } from '#scripts/content/compile/compile-batch.ts';
import type { CompiledTexts } from '#scripts/content/compile/compile-to-texts.ts';
import { symbolsOfProcess } from './symbols-of-process.ts';

/** Compiles a batch of pages in a separate process. */
export const compile = async (batch: Batch): Promise<CompiledTexts[]> => {
  const symbols = await symbolsOfProcess(batch);
  return compileBatch(batch.pages, { projectRoot: batch.projectRoot, vocabulary: VOCABULARY, symbols });
};
