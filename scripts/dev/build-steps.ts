import { setImmediate } from 'node:timers/promises';
import { withProcesses } from '#scripts/build/build-in-processes.ts';
import {
  type CompiledSite,
  compileSite,
  releaseSite,
  type SiteBuildOptions,
} from '#scripts/build/build-site.ts';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { compileToTexts } from '#scripts/content/compile/compile-pages.ts';
import { readPages } from '#scripts/content/source/read-pages.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { projectFolders, projectRoot } from '#scripts/project/project-root.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import type { Release, SearchAssets } from '#worker/model/release-manifest.ts';

// build-process.ts imports this file again after each change.

export { buildSearch, seenRelease } from '#scripts/build/build-site.ts';

const SITE = { ...projectFolders(projectRoot), foreignPages: false };

/** Compiles the site from the current files on disk. */
export const compile = (preview: SiteBuildOptions['preview']): Promise<CompiledSite> =>
  withProcesses((processes) => compileSite({ ...SITE, progress: printStep, preview }, processes));

/** The release of a site without problems. */
export const releaseOf = async (site: CompiledSite, search: SearchAssets): Promise<Release> => {
  const { release } = await releaseSite(site, search);
  if (!release) throw new Error('A site with problems has no release.');
  return release;
};

/** This number of pages covers the usual grammars and hot functions, no matter how large the site is. */
const MOST_WARM = 24;

/** Compiles some pages so that grammars are loaded and hot functions are optimized before an author's first change. */
export const warmUp = async (signal: AbortSignal): Promise<void> => {
  const { pages } = await readPages(SITE.pagesFolder, projectRoot);
  const { symbols } = await readSymbols(SITE.symbolsFolder, projectRoot);
  for (const page of pages.slice(0, MOST_WARM)) {
    await setImmediate(); // a pending build request is handled first
    if (signal.aborted) return;
    await compileToTexts(page, { projectRoot, vocabulary: VOCABULARY, symbols });
  }
};
