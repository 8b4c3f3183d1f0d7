import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MENUS } from '#content/navigation/menus.ts';
import { OTHER_NAMES } from '#content/other-names.ts';
import { REDIRECTS } from '#content/redirects.ts';
import { SUBJECT_EXCEPTIONS } from '#content/subjects.ts';
import { buildHeadersFile } from '#scripts/assets/headers-file.ts';
import { SITE_RECORDS } from '#scripts/components/records/site-records.ts';
import { buildContent, type ContentBuild } from '#scripts/content/build-content.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeChanged } from '#scripts/content/files/write-file.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import {
  buildSearchAssets,
  type SearchFolders,
  searchCodeHash,
} from '#scripts/search/build-search-assets.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';
import { securityHeaders } from '#worker/headers/security-headers.ts';
import type { Release, SearchPart } from '#worker/release/types.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import { readAnchorLedger } from './anchor-ledger.ts';
import type { BuiltCode, CodeBuildOptions } from './build-code.ts';
import { siteCompiler } from './compiler.ts';
import { KeptCode, type MadeFromCode } from './kept-code.ts';
import { writeWorkersOg } from './write-workers-og.ts';

export interface SiteBuildOptions {
  projectRoot: string;
  pagesFolder: string;
  /** The folder of the libraries' symbols. Foreign pages have none. */
  symbolsFolder: string;
  outFolder: string;
  cacheFolder: string;
  /** `true` for pages from outside the project: menus come from their folders, and the project's redirects do not apply. */
  foreignPages: boolean;
  /** What an earlier build made from the code. A part is missing if its sources have changed since. */
  made?: Partial<MadeFromCode>;
  /** Receives a line when each step ends. */
  progress?: (line: string) => void;
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
  const site = await compileSite(options, processes);
  return releaseSite(site, site.content.problems.length > 0 ? [] : await buildSearch(site, processes));
};

/** Compiles pages and assets into `outFolder`, which keeps its release. Rejects with an OperatorError if wrangler.toml is wrong. */
export const compileSite = async (
  options: SiteBuildOptions,
  processes: ProcessPool,
): Promise<CompiledSite> => {
  const { projectRoot, outFolder, cacheFolder, foreignPages, progress = () => {} } = options;
  const symbolsFolder = foreignPages ? {} : { symbolsFolder: options.symbolsFolder };
  const { settings } = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  await mkdir(outFolder, { recursive: true });
  await writeWorkersOg(projectRoot);
  const kept = options.made?.code ? undefined : await KeptCode.open(options);
  const made = kept?.made ?? options.made;
  const [code, searchCode, content] = await Promise.all([
    made?.code ?? builtCode({ projectRoot, outFolder, progress }),
    made?.searchCode ?? searchCodeHash(),
    buildContent({
      compiler: siteCompiler(processes),
      pagesFolder: options.pagesFolder,
      ...(foreignPages
        ? {}
        : {
            otherNames: OTHER_NAMES,
            records: SITE_RECORDS,
            isLinked: true,
            anchorLedger: await readAnchorLedger(projectRoot),
          }),
      ...symbolsFolder,
      projectRoot,
      outFolder,
      cacheFolder,
      menus: foreignPages ? 'derived' : MENUS,
      redirects: foreignPages ? [] : REDIRECTS,
      subjectExceptions: foreignPages ? [] : SUBJECT_EXCEPTIONS,
      pipeline: made?.pipeline,
    }),
  ]);
  if (!kept?.made) await kept?.keep({ code, searchCode, pipeline: content.pipeline });
  progress(summary(content));
  const folders = { ...symbolsFolder, projectRoot, outFolder };
  return { code, searchCode, content, settings, folders };
};

/** Loads the compilers of style sheets and scripts only when there is something to compile. */
const builtCode = async (options: CodeBuildOptions): Promise<BuiltCode> =>
  (await import('./build-code.ts')).buildCode(options);

/** Builds the search of a site whose pages have no problems. */
export const buildSearch = (
  { searchCode, content, folders }: CompiledSite,
  processes: ProcessPool,
): Promise<SearchPart[]> =>
  buildSearchAssets({ searchCode, symbols: content.symbols, ...folders, processes });

/** Switches `outFolder` to the release of a compiled site, if the site has no problems. */
export const releaseSite = async (
  { code, content, settings, folders: { outFolder } }: CompiledSite,
  search: SearchPart[],
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

/** The same tree gives the same id. */
const releaseId = ({ hash }: BuiltCode, parts: Omit<Release, 'id'>): string =>
  sha256(hash, JSON.stringify(parts)).slice(0, RELEASE_ID_CHARACTERS);

const summary = ({ compiled, reused, problems }: ContentBuild): string => {
  const mistakes = problems.length === 0 ? '' : `, ${problems.length} to mend`;
  return `pages: ${compiled} compiled, ${reused} unchanged${mistakes}`;
};

/** Assets bypass the Worker, so their headers are written here. */
const assetHeaders = (settings: Settings, { prePaint }: Release): string =>
  buildHeadersFile({
    ...securityHeaders(settings, prePaint.hash),
    'Cache-Control': IMMUTABLE_CACHE_CONTROL,
  });
