import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHeadersFile } from '#scripts/assets/headers-file.ts';
import type { ContentBuild, SeenContent } from '#scripts/content/build-content.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeChanged } from '#scripts/content/files/write-file.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { Preview } from '#scripts/content/store/preview.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import {
  buildSearchAssets,
  type SearchFolders,
  searchCodeHash,
} from '#scripts/search/build-search-assets.ts';
import { SINGLE_RUN, type StepRun } from '#scripts/steps/step.ts';
import { securityHeaders } from '#worker/headers/security-headers.ts';
import type { Release, SearchPart } from '#worker/release/release-manifest.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import type { BuiltCode, CodeBuildOptions } from './build-code.ts';
import { buildPages, type SitePlaces, symbolsOf } from './build-pages.ts';
import { KeptCode, type MadeFromCode } from './kept-code.ts';
import { writeWorkersOg } from './write-workers-og.ts';

export interface SiteBuildOptions extends SitePlaces {
  /** Receives a line when each step ends. */
  progress?: (line: string) => void;
  preview?: Preview<SeenSite> | undefined;
}

/** The pages that an author has open, and the newest code. They are shown before the other pages are compiled. */
export interface SeenSite extends SeenContent {
  code: BuiltCode;
}

export interface SiteBuild {
  /** `undefined` if there are problems: the last good release then stays in place. */
  release: Release | undefined;
  problems: Problem[];
  /** The number of links within the site, all of which were checked. */
  links: number;
  /** The address of every anchor, without `/docs`, sorted. */
  anchors: string[];
  code: BuiltCode;
}

/** A site without its search. */
export interface CompiledSite extends Pick<MadeFromCode, 'code' | 'searchCode'> {
  content: ContentBuild;
  settings: Settings;
  folders: SearchFolders;
}

const RELEASE_ID_CHARACTERS = 16;

/**
 * Compiles pages and assets into `outFolder`. Files are named by content hash. `release.json` is written last, which
 * switches to the new release. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const buildSite = async (options: SiteBuildOptions, processes: ProcessPool): Promise<SiteBuild> => {
  const kept = await KeptCode.open(options);
  const site = await compileSite({ ...options, made: kept.made }, processes);
  const { code, searchCode, content } = site;
  if (!kept.made) await kept.keep({ code, searchCode, pipeline: content.pipeline });
  return releaseSite(site, site.content.problems.length > 0 ? [] : await buildSearch(site, processes));
};

/**
 * Compiles pages and assets into `outFolder`, which keeps its release. `made` is what an earlier build made from the same
 * code. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const compileSite = async (
  options: SiteBuildOptions & { made?: MadeFromCode | undefined },
  processes: ProcessPool,
  once = SINGLE_RUN.once,
): Promise<CompiledSite> => {
  const { progress = () => {}, preview, made, ...places } = options;
  const { projectRoot, outFolder } = places;
  const { settings } = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  await mkdir(outFolder, { recursive: true });
  await once(writeWorkersOg, projectRoot);
  const building = made?.code ?? once(builtCode, { projectRoot, outFolder, progress });
  const show = async (seen: SeenContent) => preview?.show({ ...seen, code: await building });
  const pages = { ...places, pipeline: made?.pipeline, processes, progress };
  const [code, searchCode, content] = await Promise.all([
    building,
    made?.searchCode ?? once(searchCodeHash, {}),
    once(buildPages, { ...pages, preview: () => preview && { ...preview, show } }),
  ]);
  const folders = { ...symbolsOf(places), projectRoot, outFolder };
  return { code, searchCode, content, settings, folders };
};

/** Loads the compilers of style sheets and scripts only when there is something to compile. */
const builtCode = async (options: CodeBuildOptions, run: StepRun): Promise<BuiltCode> =>
  (await import('./build-code.ts')).buildCode(options, run);

/** Builds the search of a site whose pages have no problems. */
export const buildSearch = (
  { searchCode, content, folders }: CompiledSite,
  processes: ProcessPool,
): Promise<SearchPart[]> =>
  buildSearchAssets({ searchCode, symbols: content.symbols, ...folders, processes });

/** Switches `outFolder` to the release of a compiled site, if the site has no problems. */
export const releaseSite = async (
  { code, content, settings, folders: { outFolder } }: CompiledSite,
  search: readonly SearchPart[],
): Promise<SiteBuild> => {
  const { problems, links, anchors } = content;
  if (problems.length > 0) return { release: undefined, problems, links, anchors, code };
  const { pages, menus, references, redirects, changes } = content;
  const { prePaint, socialImages } = code;
  const assets = { ...code.assets, search };
  const parts = { pages, menus, references, redirects, changes, assets, prePaint, socialImages };
  const release: Release = { id: releaseId(code, parts), ...parts };
  await writeChanged(join(outFolder, 'public/_headers'), assetHeaders(settings, release));
  await writeChanged(join(outFolder, 'anchors.txt'), `${anchors.join('\n')}\n`);
  await writeChanged(join(outFolder, 'release.json'), JSON.stringify(release));
  return { release, problems, links, anchors, code };
};

/** The former release with the newest code and the pages that an author sees. It is written nowhere. */
export const seenRelease = ({ id: _, ...former }: Release, { code, pages }: SeenSite): Release => {
  const changed = [...pages].flatMap(([path, page]) => {
    const known = former.pages[path];
    return known ? [[path, { ...known, ...page }] as const] : [];
  });
  const parts = {
    ...former,
    pages: { ...former.pages, ...Object.fromEntries(changed) },
    assets: { ...code.assets, search: former.assets.search },
    prePaint: code.prePaint,
    socialImages: code.socialImages,
  };
  return { id: releaseId(code, parts), ...parts };
};

/** The same tree gives the same id. */
const releaseId = ({ hash }: BuiltCode, parts: Omit<Release, 'id'>): string =>
  sha256(hash, JSON.stringify(parts)).slice(0, RELEASE_ID_CHARACTERS);

/** Assets bypass the Worker, so their headers are written here. */
const assetHeaders = (settings: Settings, { prePaint }: Release): string =>
  buildHeadersFile(securityHeaders(settings, prePaint.hash));
