import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { tokenLines } from '#scripts/content/code/highlight.ts';
import { type Batch, type CompiledTexts, compileBatch } from '#scripts/content/compile/compile-pages.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';

// The tasks of a process that helps with a build.

/** Loads what the first code block needs, which takes a quarter of a second. */
export const warmUp = async (): Promise<void> => {
  await tokenLines('const warm = true;', 'typescript');
};

export const compile = async (batch: Batch): Promise<CompiledTexts[]> => {
  const symbols = await symbolsOfProcess(batch);
  return compileBatch(batch.pages, { projectRoot: batch.projectRoot, vocabulary: VOCABULARY, symbols });
};

let reading: Promise<{ symbols: SiteSymbols }> | undefined;

/** The libraries' symbols. They are read once, because a process works for one build only. */
const symbolsOfProcess = async ({
  symbolsFolder,
  projectRoot,
}: {
  symbolsFolder?: string;
  projectRoot: string;
}): Promise<SiteSymbols> => {
  reading ??= readSymbols(symbolsFolder, projectRoot);
  return (await reading).symbols;
};
