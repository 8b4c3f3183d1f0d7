import { setImmediate } from 'node:timers/promises';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { compileToTexts } from '#scripts/content/compile/compile-to-texts.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

/** This number of pages covers the usual grammars and hot functions, no matter how large the site is. */
const MOST_PAGES = 24;

/**
 * Compiles some pages so that grammars are loaded and hot functions are optimized before an author's first change. Stops
 * before the next page when `isWanted` returns `false`.
 */
export const warmUp = async (isWanted: () => boolean): Promise<void> => {
  const own = projectFolders(projectRoot);
  const { pages } = await readPages(own.pagesFolder, projectRoot);
  const { symbols } = await readSymbols(own.symbolsFolder, projectRoot);
  for (const page of pages.slice(0, MOST_PAGES)) {
    // A pending build request is handled first.
    await setImmediate();
    if (!isWanted()) return;
    await compileToTexts(page, { projectRoot, vocabulary: VOCABULARY, symbols });
  }
};
