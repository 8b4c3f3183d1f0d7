import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { type Batch, compileBatch } from '#scripts/content/compile/compile-batch.ts';
import type { CompiledTexts } from '#scripts/content/compile/compile-to-texts.ts';
import { readSymbols, type SymbolsFolder } from '#scripts/content/symbols/read-symbols.ts';

/** The symbols are read once, because a process compiles pages of one build only. */
let reading: Promise<SymbolsFolder> | undefined;

/** Compiles a batch of pages in a separate process. */
export default async ({ pages, projectRoot, symbolsFolder }: Batch): Promise<CompiledTexts[]> => {
  reading ??= readSymbols(symbolsFolder, projectRoot);
  const { symbols } = await reading;
  return compileBatch(pages, { projectRoot, vocabulary: VOCABULARY, symbols });
};
