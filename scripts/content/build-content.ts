import type { Menu } from '#content/navigation/types.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import type { PageEntry } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import { countLinks } from './checks/check-links.ts';
import { anchorAddresses } from './checks/check-published-anchors.ts';
import { checkSite, type SiteRules } from './checks/check-site.ts';
import type { Compiler } from './compile/compile-pages.ts';
import { deriveMenus } from './menus/derive-menus.ts';
import { menuOfPage } from './menus/menu-of-page.ts';
import { resolveMenus } from './menus/resolve-menus.ts';
import { type Problem, sortedProblems } from './problems/problem.ts';
import { buildReferences } from './references/build-references.ts';
import { readPages } from './source/read-pages.ts';
import { compileChanged } from './store/compile-changed.ts';
import { fileHistories } from './store/file-history.ts';
import { type CachedPage, PageCache } from './store/page-cache.ts';
import { pageChanges } from './store/page-changes.ts';
import { readPipeline } from './store/pipeline.ts';
import type { Preview, SeenPages } from './store/preview.ts';
import { WholeFiles } from './store/whole-files.ts';
import { writePages, writeRelease } from './store/write-release.ts';
import { readSymbols } from './symbols/read-symbols.ts';
import type { SiteSymbols } from './symbols/site-symbols.ts';

export interface ContentBuildOptions extends SiteRules {
  compiler: Compiler;
  /** The absolute path of the folder of pages. */
  pagesFolder: string;
  /** The absolute path of the folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
  outFolder: string;
  cacheFolder: string;
  /** The hashes of the pipeline from an earlier build of the same code. */
  pipeline?: Readonly<Record<string, string>> | undefined;
  preview?: Preview<SeenContent> | undefined;
}

/** The pages that an author sees. They keep their menus, which follow from all pages. */
export interface SeenContent {
  /** Empty if there are problems. */
  pages: ReadonlyMap<PagePath, Omit<PageEntry, 'menu'>>;
  /** The problems of these pages alone. */
  problems: readonly Problem[];
}

export interface ContentBuild extends Pick<Release, 'menus' | 'references' | 'redirects' | 'changes'> {
  /** Empty if there are problems. */
  pages: Record<string, PageEntry>;
  /** If there are problems, nothing was written to the out folder. */
  problems: Problem[];
  compiled: number;
  reused: number;
  /** The number of links within the site, all of which were checked. */
  links: number;
  /** The address of every anchor, without `/docs`, sorted. */
  anchors: string[];
  symbols: SiteSymbols;
  /** The hashes of the modules of the pipeline. */
  pipeline: Readonly<Record<string, string>>;
}

/**
 * Compiles a folder of pages to `kv/page/{hash}.json`, `kv/markdown/{hash}.json`, `search/{hash}.json` and images below
 * `public/docs/assets`. `search-records.json` lists the search records in the order of the pages. Files named by content
 * hash are added and never removed. Rejects when the pipeline itself fails, never because of an author's mistakes.
 */
export const buildContent = async (options: ContentBuildOptions, run = SINGLE_RUN): Promise<ContentBuild> => {
  const { compiler, pagesFolder, symbolsFolder, projectRoot, outFolder, cacheFolder } = options;
  const { redirects, preview } = options;
  const [folder, { symbols, problems: symbolProblems }, histories, pipeline] = await Promise.all([
    readPages(pagesFolder, projectRoot),
    readSymbols(symbolsFolder, projectRoot),
    fileHistories(pagesFolder, cacheFolder),
    readPipeline(CODE_ROOT, compiler, run, options.pipeline),
  ]);
  const cache = await PageCache.open(cacheFolder, pagesFolder, pipeline);
  const whole = await WholeFiles.open(cacheFolder, outFolder);
  const target = { cache, whole, processes: compiler.processes, outFolder, projectRoot };
  const show = async ({ entries, problems }: SeenPages) => {
    const sound = problems.length === 0 ? entries : [];
    if ((await writePages(sound, target)) > 0) return;
    const pages = new Map(sound.map((page) => [page.facts.path, pageEntry(page)]));
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
  run.reads(facts.flatMap(({ images, files }) => [...images, ...files].map(({ sourceFile }) => sourceFile)));
  const menuSources =
    options.menus === 'derived'
      ? deriveMenus(facts.map(({ path, meta }) => ({ path, title: meta.title ?? path })))
      : options.menus;
  const references = buildReferences(facts, options.subjectExceptions);
  const menus = resolveMenus(menuSources, references);
  const problems = sortedProblems([
    ...folder.problems,
    ...symbolProblems,
    ...result.problems,
    ...(await checkSite(facts, { sources: menuSources, menus, symbols }, options)),
  ]);
  const outdated = problems.length === 0 ? await writeRelease(result.entries, target) : 0;
  if (outdated > 0) return buildContent(options, run);

  const sound = problems.length === 0 ? result.entries : [];
  return {
    pages: Object.fromEntries(
      sound.map((page) => {
        const { path } = page.facts;
        return [path, { ...pageEntry(page), menu: menuKey(path, menus) }];
      }),
    ),
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

const menuKey = (path: PagePath, menus: readonly Menu[]): string => {
  const menu = menuOfPage(path, menus);
  if (!menu) throw new Error(`No menu is shown on ${path}, and the checks did not report it.`);
  return menu.key;
};

const pageEntry = ({
  meta: { title, description },
  hash,
  markdown,
  markdownBytes,
  lastChanged,
}: CachedPage): Omit<PageEntry, 'menu'> => ({
  hash,
  markdown,
  markdownBytes,
  title,
  description,
  ...(lastChanged ? { lastChanged } : {}),
});
