import type { Menu, MenuSource } from '#content/navigation/types.ts';
import type { OtherName } from '#content/other-names.ts';
import type { Redirect } from '#content/redirects.ts';
import type { SubjectException } from '#content/subjects.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import type { PageEntry } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { Release } from '#worker/release/release-manifest.ts';
import { checkBlocks } from './checks/check-blocks.ts';
import { checkFragments } from './checks/check-fragments.ts';
import { checkLinkedPages } from './checks/check-linked-pages.ts';
import { checkLinks, countLinks } from './checks/check-links.ts';
import { checkMenus } from './checks/check-menus.ts';
import { checkNames } from './checks/check-names.ts';
import {
  type AnchorLedger,
  anchorAddresses,
  checkPublishedAnchors,
} from './checks/check-published-anchors.ts';
import { checkRecords } from './checks/check-records.ts';
import { checkRedirects } from './checks/check-redirects.ts';
import { checkSubjects } from './checks/check-subjects.ts';
import { checkTitles } from './checks/check-titles.ts';
import { SitePages } from './checks/site-pages.ts';
import type { Compiler } from './compile/compile-pages.ts';
import { deriveMenus } from './menus/derive-menus.ts';
import { menuOfPage } from './menus/menu-of-page.ts';
import { resolveMenus } from './menus/resolve-menus.ts';
import { type Problem, sortedProblems } from './problems/problem.ts';
import type { SiteRecord } from './records/site-record.ts';
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

export interface ContentBuildOptions {
  compiler: Compiler;
  /** The absolute path of the folder of pages. */
  pagesFolder: string;
  /** The absolute path of the folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
  /** The folder that the paths of source files are relative to. */
  projectRoot: string;
  outFolder: string;
  cacheFolder: string;
  /** `derived` makes menus from the folders, for pages without written menus. */
  menus: readonly MenuSource[] | 'derived';
  redirects: readonly Redirect[];
  subjectExceptions: readonly SubjectException[];
  /** `true` if every page needs links to and from the texts of other pages. */
  isLinked?: boolean;
  /** The anchors that pages must keep. Absent if the site has no ledger. */
  anchorLedger?: AnchorLedger;
  /** The names of other software in code style. Absent if names are not checked. */
  otherNames?: readonly OtherName[];
  /** The records that pages must show. Absent if pages need not show any. */
  records?: readonly SiteRecord[];
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
  const {
    redirects,
    subjectExceptions,
    otherNames,
    records,
    isLinked = false,
    anchorLedger,
    preview,
  } = options;
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
  run.reads(facts.flatMap(({ images, files }) => [...images, ...files].map(({ sourceFile }) => sourceFile)));
  const menuSources =
    options.menus === 'derived'
      ? deriveMenus(facts.map(({ path, meta }) => ({ path, title: meta.title ?? path })))
      : options.menus;
  const references = buildReferences(facts, subjectExceptions);
  const menus = resolveMenus(menuSources, references);
  const site = new SitePages(facts, redirects);
  const problems = sortedProblems([
    ...folder.problems,
    ...symbolProblems,
    ...result.problems,
    ...checkLinks(facts, site),
    ...checkTitles(facts),
    ...checkFragments(facts),
    ...(otherNames ? await checkNames(facts, { symbols, otherNames, projectRoot }) : []),
    ...(records ? await checkRecords(facts, { records, projectRoot }) : []),
    ...(await checkSubjects({ menus: menuSources, exceptions: subjectExceptions }, facts, projectRoot)),
    ...(await checkMenus(menus, facts, site, projectRoot)),
    ...(options.menus === 'derived' ? [] : await checkBlocks(projectRoot)),
    ...(isLinked ? checkLinkedPages(facts) : []),
    ...(anchorLedger ? checkPublishedAnchors(anchorLedger, site) : []),
    ...(await checkRedirects(redirects, site, projectRoot)),
  ]);
  const outdated = problems.length === 0 ? await writeRelease(result.entries, target) : 0;
  if (outdated > 0) return buildContent(options, run);

  const sound = problems.length === 0 ? result.entries : [];
  return {
    pages: Object.fromEntries(
      sound.map((page) => [page.facts.path, pageEntry(page, menuKey(page.facts.path, menus))]),
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

const pageEntry = (
  { meta: { title, description }, hash, markdown, markdownBytes, lastChanged }: CachedPage,
  menu: string,
): PageEntry => ({
  hash,
  markdown,
  markdownBytes,
  title,
  description,
  menu,
  ...(lastChanged ? { lastChanged } : {}),
});

const entryWithoutMenu = (page: CachedPage): Omit<PageEntry, 'menu'> => {
  const { menu: _, ...entry } = pageEntry(page, '');
  return entry;
};
