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
import { buildSearchAssets, type SearchFolders } from '#scripts/search/build-search-assets.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { securityHeaders } from '#worker/headers/security-headers.ts';
import type { Release, SearchPart } from '#worker/release/types.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import { type BuiltCode, buildCode } from './build-code.ts';
import { buildPages, type SitePlaces, symbolsOf } from './build-pages.ts';
import { withProcesses } from './compiler.ts';

export interface SiteBuildOptions extends SitePlaces {
  /** Receives a line when each step ends. */
  progress?: (line: string) => void;
  preview?: Preview<SeenSite> | undefined;
}

/** The pages that an author sees, with the newest code. */
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
export interface CompiledSite {
  code: BuiltCode;
  content: ContentBuild;
  settings: Settings;
  folders: SearchFolders;
}

const RELEASE_ID_CHARACTERS = 16;

/**
 * Compiles pages and assets into `outFolder`. Files are named by content hash. `release.json` is written last, which
 * switches to the new release. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const buildSite = async (options: SiteBuildOptions): Promise<SiteBuild> => {
  return withProcesses(async (processes) => {
    const site = await compileSite(options, processes);
    return releaseSite(site, site.content.problems.length > 0 ? [] : await buildSearch(site, processes));
  });
};

/** Compiles pages and assets into `outFolder`, which keeps its release. Rejects with an OperatorError if wrangler.toml is wrong. */
export const compileSite = async (
  options: SiteBuildOptions,
  processes: ProcessPool,
  once = SINGLE_RUN.once,
): Promise<CompiledSite> => {
  const { progress = () => {}, preview, ...places } = options;
  const { projectRoot, outFolder } = places;
  const { settings } = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  await mkdir(outFolder, { recursive: true });
  const building = once(buildCode, { projectRoot, outFolder, progress });
  const show = async (seen: SeenContent) => preview?.show({ ...seen, code: await building });
  const [code, content] = await Promise.all([
    building,
    once(buildPages, { ...places, processes, progress, preview: () => preview && { ...preview, show } }),
  ]);
  return { code, content, settings, folders: { ...symbolsOf(places), projectRoot, outFolder } };
};

/** Builds the search of a site whose pages have no problems. */
export const buildSearch = (
  { content, folders }: CompiledSite,
  processes: ProcessPool,
  once = SINGLE_RUN.once,
): Promise<SearchPart[]> =>
  buildSearchAssets({ symbols: content.symbols, ...folders, processes }, { ...SINGLE_RUN, once });

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
  buildHeadersFile({
    ...securityHeaders(settings, prePaint.hash),
    'Cache-Control': IMMUTABLE_CACHE_CONTROL,
  });
