import { join } from 'node:path';
import type { Menu } from '#content/navigation/types.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import type { PageEntry, Release } from '#worker/model/release-manifest.ts';
import { checkReferences } from './checks/check-data.ts';
import { checkSite } from './checks/check-site.ts';
import { anchorAddresses } from './checks/published-anchors.ts';
import type { SiteRules } from './checks/site-pages.ts';
import { compileChanged, type Preview, type SeenPages } from './compile/compile-changed.ts';
import type { Compiler } from './compile/compile-pages.ts';
import { fileHistories, pageChanges } from './compile/file-history.ts';
import { type CachedPage, PageCache } from './compile/page-cache.ts';
import { pipelineHash, pipelineModules } from './compile/pipeline.ts';
import { posixPath, writeWhole } from './files/output-files.ts';
import { type Problem, sortedProblems } from './problems/problem.ts';
import { parseRedirects } from './redirects.ts';
import { buildReferences } from './reference-subjects.ts';
import { deriveMenus, menuOfPage, resolveMenus } from './site-menus.ts';
import { readPages } from './source/read-pages.ts';
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
  /** The hash of the pipeline from an earlier build of the same code. */
  pipeline?: string | undefined;
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
  /** If there are problems, the out folder has no new list of search records. */
  problems: Problem[];
  compiled: number;
  reused: number;
  /** The files among the pages that no page uses. */
  leftOut: string[];
  /** The address of every anchor, without `/docs`, sorted. */
  anchors: string[];
  symbols: SiteSymbols;
  /** The hash of the code that compiles pages. */
  pipeline: string;
}

/**
 * Compiles a folder of pages to `kv/page/{hash}`, `kv/markdown/{hash}`, `search/{hash}.json` and images below
 * `public/docs/assets`. `search-records.json` lists the search records in the order of the pages. Files named by content
 * hash are added and never removed. Rejects when the pipeline itself fails, never because of an author's text.
 */
export const buildContent = async (options: ContentBuildOptions): Promise<ContentBuild> => {
  const { compiler, pagesFolder, symbolsFolder, projectRoot, outFolder, cacheFolder } = options;
  const { references: needed = [], preview } = options;
  const { redirects, problems: redirectProblems } = parseRedirects(options.redirects);
  const [folder, { symbols, problems: symbolProblems, strays }, histories, pipeline] = await Promise.all([
    readPages(pagesFolder, projectRoot),
    readSymbols(symbolsFolder, projectRoot),
    fileHistories(pagesFolder),
    options.pipeline ??
      pipelineHash({ projectRoot: CODE_ROOT, entryPoints: pipelineModules(compiler.pipeline) }),
  ]);
  // A problem in the versions of libraries causes hundreds of other problems.
  const inPages = { pages: folder.pages, symbols, projectRoot };
  const causes = [...strays, ...checkReferences(needed, inPages)];
  const causesOr = (problems: readonly Problem[]) => sortedProblems(causes.length > 0 ? causes : problems);
  const cache = await PageCache.open({ cacheFolder, pagesFolder, outFolder, projectRoot }, pipeline);
  const show = async ({ entries, problems: pageProblems }: SeenPages) => {
    const problems = causesOr([...folder.problems, ...symbolProblems, ...pageProblems]);
    const sound = problems.length === 0 ? entries : [];
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
    ...redirectProblems,
    ...checkSite(facts, { sources: menuSources, menus, symbols, redirects }, options),
  ]);
  if (problems.length === 0) {
    const records = result.entries.map(({ search }) => `${search}.json`);
    await writeWhole(join(outFolder, 'search-records.json'), JSON.stringify(records));
  }

  const used = new Set(facts.flatMap(({ images }) => images.map(({ sourceFile }) => posixPath(sourceFile))));
  return {
    pages: pageEntries(problems.length === 0 ? result.entries : [], menus),
    menus,
    references,
    changes: pageChanges(folder.pages, histories),
    redirects: Object.fromEntries(redirects.map(({ from, to, status }) => [from, { to, status }])),
    problems,
    compiled: result.compiled,
    reused: result.reused,
    leftOut: folder.others.filter((file) => !used.has(file)),
    anchors: anchorAddresses(facts),
    symbols,
    pipeline,
  };
};

/** The entries of compiled pages in the release, by path. Throws if a page has no menu, which the checks report. */
const pageEntries = (pages: readonly CachedPage[], menus: readonly Menu[]): Record<string, PageEntry> =>
  Object.fromEntries(
    pages.map((page) => {
      const { path } = page.facts;
      return [path, { ...entryWithoutMenu(page), menu: menuKey(path, menus) }];
    }),
  );

/** The entry of a page whose menu does not matter. */
const entryWithoutMenu = ({
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

const menuKey = (path: PagePath, menus: readonly Menu[]): string => {
  const menu = menuOfPage(path, menus);
  if (!menu) throw new Error(`No menu is shown on ${path}, and the checks did not report it.`);
  return menu.key;
};
