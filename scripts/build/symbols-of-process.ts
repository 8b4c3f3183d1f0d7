import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';

let reading: Promise<{ symbols: SiteSymbols }> | undefined;

/** The libraries' symbols. They are read once, because a process works for one build only. */
export const symbolsOfProcess = async ({
  symbolsFolder,
  projectRoot,
}: {
  symbolsFolder?: string;
  projectRoot: string;
}): Promise<SiteSymbols> => {
  reading ??= readSymbols(symbolsFolder, projectRoot);
  return (await reading).symbols;
};
