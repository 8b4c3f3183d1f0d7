import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltCode, CodeBuildOptions } from '#scripts/assets/build-assets.ts';
import type { ContentBuild, SeenContent } from '#scripts/content/build-content.ts';
import type { Preview } from '#scripts/content/compile/compile-changed.ts';
import { sha256, writeChanged } from '#scripts/content/files/output-files.ts';
import { namingAsync, type Problem } from '#scripts/content/problems/problem.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { buildSearchAssets, searchCodeHash } from '#scripts/search/build-search-assets.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { IMMUTABLE_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { securityHeaders } from '#worker/http/security-headers.ts';
import type { Release, SearchAssets } from '#worker/model/release-manifest.ts';
import type { Settings } from '#worker/model/settings.ts';
import { buildPages, type SiteFolders } from './build-pages.ts';
import { CodeCache, type CodeResults } from './code-cache.ts';
import { writeWorkersOg } from './write-workers-og.ts';

export interface SiteBuildOptions extends SiteFolders {
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
  /** The address of every anchor, without `/docs`, sorted. */
  anchors: string[];
  code: BuiltCode;
}

/** A site without its search. */
export interface CompiledSite extends Pick<CodeResults, 'code' | 'searchCode'> {
  content: ContentBuild;
  settings: Settings;
  outFolder: string;
}

/**
 * Compiles pages and assets into `outFolder`. Files are named by content hash. `release.json` is written last, which
 * switches to the new release. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const buildSite = async (options: SiteBuildOptions, processes: ProcessPool): Promise<SiteBuild> => {
  const site = await compileSite(options, processes);
  return releaseSite(site, site.content.problems.length > 0 ? undefined : await buildSearch(site));
};

/**
 * Compiles pages and assets into `outFolder`, which keeps its release. What an earlier build made from the same code is not made
 * again. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const compileSite = (options: SiteBuildOptions, processes: ProcessPool): Promise<CompiledSite> =>
  readingRecords(async () => {
    const { progress = () => {}, preview, ...folders } = options;
    const { projectRoot, outFolder } = folders;
    const cache = await CodeCache.open(options);
    const { settings } = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
    await mkdir(outFolder, { recursive: true });
    await writeWorkersOg(projectRoot);
    const building = cache.results?.code ?? builtCode({ projectRoot, outFolder, progress });
    const show = async (seen: SeenContent) => preview?.show({ ...seen, code: await building });
    const [code, searchCode, content] = await Promise.all([
      building,
      cache.results?.searchCode ?? searchCodeHash(),
      buildPages({
        ...folders,
        siteOrigin: settings.siteOrigin,
        pipeline: cache.results?.pipeline,
        processes,
        progress,
        preview: preview && { ...preview, show },
      }),
    ]);
    if (!cache.results) await cache.store({ code, searchCode, pipeline: content.pipeline });
    return { code, searchCode, content, settings, outFolder };
  });

/** Loads the compilers of style sheets and scripts only when there is something to compile. */
const builtCode = async (options: CodeBuildOptions): Promise<BuiltCode> =>
  (await import('#scripts/assets/build-assets.ts')).buildCode(options);

/** Builds the search of a site whose pages have no problems. */
export const buildSearch = ({ searchCode, content, outFolder }: CompiledSite): Promise<SearchAssets> =>
  buildSearchAssets({ searchCode, symbols: content.symbols, outFolder });

/** Runs what reads the records of `content`. If they lack something that it needs, says what finds it. */
export const readingRecords = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TypeError && error.message.includes('undefined'))) throw error;
    throw new OperatorError(
      `Unexpected: ${error.stack}`,
      'A record may be incomplete. Run `npx tsc -b`, which names it.',
    );
  }
};

const RELEASE_ID_CHARACTERS = 16;

/** Switches `outFolder` to the release of a compiled site. A site with problems has no search, and gets no release. */
export const releaseSite = async (
  { code, content, settings, outFolder }: CompiledSite,
  search: SearchAssets | undefined,
): Promise<SiteBuild> => {
  const { problems, anchors } = content;
  if (!search) return { release: undefined, problems, anchors, code };
  const { pages, menus, references, redirects, changes } = content;
  const { prePaint, styles, icons, socialImageDesign } = code;
  const assets = { ...code.assets, search };
  const parts = {
    ...{ pages, menus, references, redirects, changes },
    ...{ assets, prePaint, styles, icons, socialImageDesign },
  };
  const release: Release = { id: releaseId(code, parts), ...parts };
  const write = (file: string, text: () => string) =>
    namingAsync(file, async () => writeChanged(join(outFolder, file), text()));
  await write('public/_headers', () => assetHeaders(settings, release));
  await write('anchors.txt', () => `${anchors.join('\n')}\n`);
  await write('release.json', () => JSON.stringify(release));
  return { release, problems, anchors, code };
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
    styles: code.styles,
    icons: code.icons,
    socialImageDesign: code.socialImageDesign,
  };
  return { id: releaseId(code, parts), ...parts };
};

/** The same tree gives the same id. */
const releaseId = ({ hash }: BuiltCode, parts: Omit<Release, 'id'>): string =>
  sha256(hash, JSON.stringify(parts)).slice(0, RELEASE_ID_CHARACTERS);

/** Assets bypass the Worker, so their headers are written here. No document with styles is among them. */
const assetHeaders = (settings: Settings, { prePaint }: Release): string =>
  buildHeadersFile(securityHeaders(settings, { prePaint: prePaint.hash, styles: [] }));

/** Other sites may read these files, because link previews and feed readers show them. */
const CROSS_ORIGIN_FILES = ['/docs/assets/social-card-*', '/docs/assets/favicon-*'];

const rule = (pattern: string, headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`)].join('\n');

/**
 * The content of `_headers`. Assets bypass the Worker, so they get the security headers here. A file below /docs/assets/
 * has the hash of its content in its name, so caches keep it for a year.
 */
const buildHeadersFile = (securityHeaders: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
  const rules = [
    rule('/*', lines),
    rule('/docs/assets/*', [`Cache-Control: ${IMMUTABLE_CACHE_CONTROL}`]),
    // Browsers accept speculation rules only with this type.
    rule('/docs/assets/speculation-rules-*', [
      '! Content-Type',
      'Content-Type: application/speculationrules+json',
    ]),
    ...CROSS_ORIGIN_FILES.map((pattern) =>
      // `!` removes the value of the first rule.
      rule(pattern, ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
};
