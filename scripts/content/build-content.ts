import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import { countLinks } from './checks/check-links.ts';
import { anchorAddresses } from './checks/check-published-anchors.ts';
import { checkReferences } from './checks/check-references.ts';
import { checkSite } from './checks/check-site.ts';
import type { ContentBuild, ContentBuildOptions } from './content-build.ts';
import { deriveMenus } from './menus/derive-menus.ts';
import { resolveMenus } from './menus/resolve-menus.ts';
import { entryWithoutMenu, pageEntries } from './page-entries.ts';
import { type Problem, sortedProblems } from './problems/problem.ts';
import { buildReferences } from './references/build-references.ts';
import { readPages } from './source/read-pages.ts';
import { compileChanged } from './store/compile-changed.ts';
import { fileHistories } from './store/file-history.ts';
import { PageCache } from './store/page-cache.ts';
import { pageChanges } from './store/page-changes.ts';
import { readPipeline } from './store/pipeline.ts';
import type { SeenPages } from './store/preview.ts';
import { WholeFiles } from './store/whole-files.ts';
import { writePages, writeRelease } from './store/write-release.ts';
import { readSymbols } from './symbols/read-symbols.ts';

/**
 * Compiles a folder of pages to `kv/page/{hash}`, `kv/markdown/{hash}`, `search/{hash}.json` and images below
 * `public/docs/assets`. `search-records.json` lists the search records in the order of the pages. Files named by content
 * hash are added and never removed. Rejects when the pipeline itself fails, never because of an author's mistakes.
 */
export const buildContent = async (options: ContentBuildOptions, run = SINGLE_RUN): Promise<ContentBuild> => {
  const { compiler, pagesFolder, symbolsFolder, projectRoot, outFolder, cacheFolder } = options;
  const { redirects, references: needed = [], preview } = options;
  const [folder, { symbols, problems: symbolProblems, strays }, histories, pipeline] = await Promise.all([
    readPages(pagesFolder, projectRoot),
    readSymbols(symbolsFolder, projectRoot),
    fileHistories(pagesFolder, cacheFolder),
    readPipeline(CODE_ROOT, compiler, run, options.pipeline),
  ]);
  // A mistake in the versions of libraries causes hundreds of other problems.
  const inPages = { pages: folder.pages, symbols, projectRoot };
  const causes = [...strays, ...(await checkReferences(needed, inPages))];
  const causesOr = (problems: readonly Problem[]) => sortedProblems(causes.length > 0 ? causes : problems);
  const cache = await PageCache.open(cacheFolder, pagesFolder, pipeline);
  const whole = await WholeFiles.open(cacheFolder, outFolder);
  const target = { cache, whole, processes: compiler.processes, outFolder, projectRoot };
  const show = async ({ entries, problems: pageProblems }: SeenPages) => {
    const problems = causesOr([...folder.problems, ...symbolProblems, ...pageProblems]);
    const sound = problems.length === 0 ? entries : [];
    if ((await writePages(sound, target)) > 0) return;
    const pages = new Map(sound.map((page) => [page.facts.path, entryWithoutMenu(page)]));
    await preview?.show({ pages, problems });
  };
  const result = await compileChanged(folder.pages, {
    compiler,
    cache,
    histories,
    projectRoot,
    symbols,
    symbolsFolder,
    preview: preview && { ...preview, show },
  });

  const facts = result.facts;
  run.reads(facts.flatMap(({ images }) => images.map(({ sourceFile }) => sourceFile)));
  const menuSources =
    options.menus === 'derived'
      ? deriveMenus(facts.map(({ path, meta }) => ({ path, title: meta.title ?? path })))
      : options.menus;
  const references = buildReferences(facts, options.subjectExceptions);
  const menus = resolveMenus(menuSources, references);
  const problems = causesOr([
    ...folder.problems,
    ...symbolProblems,
    ...result.problems,
    ...(await checkSite(facts, { sources: menuSources, menus, symbols }, options)),
  ]);
  const outdated = problems.length === 0 ? await writeRelease(result.entries, target) : 0;
  if (outdated > 0) return buildContent(options, run);

  return {
    pages: pageEntries(problems.length === 0 ? result.entries : [], menus),
    menus,
    references,
    changes: pageChanges(folder.pages, histories),
    redirects: Object.fromEntries(redirects.map(({ from, to, status }) => [from, { to, status }])),
    problems,
    compiled: result.compiled,
    reused: result.reused,
    links: countLinks(facts),
    anchors: anchorAddresses(facts),
    symbols,
    pipeline: pipeline.hashes,
  };
};
