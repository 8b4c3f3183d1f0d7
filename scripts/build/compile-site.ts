import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeenContent } from '#scripts/content/content-build.ts';
import type { ProcessPool } from '#scripts/processes/process-pool.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { buildSearchAssets, searchCodeHash } from '#scripts/search/build-search-assets.ts';
import { SINGLE_RUN, type StepRun } from '#scripts/steps/step.ts';
import type { SearchPart } from '#worker/release/release-manifest.ts';
import type { BuiltCode, CodeBuildOptions } from './build-code.ts';
import { buildPages, symbolsOf } from './build-pages.ts';
import type { MadeFromCode } from './kept-code.ts';
import { readingRecords } from './reading-records.ts';
import type { CompiledSite, SiteBuildOptions } from './site-build.ts';
import { writeWorkersOg } from './write-workers-og.ts';

type CompileOptions = SiteBuildOptions & { made?: MadeFromCode | undefined };

/**
 * Compiles pages and assets into `outFolder`, which keeps its release. `made` is what an earlier build made from the same
 * code. Rejects with an OperatorError if wrangler.toml is wrong.
 */
export const compileSite = (
  options: CompileOptions,
  processes: ProcessPool,
  once = SINGLE_RUN.once,
): Promise<CompiledSite> => readingRecords(() => compiledSite(options, processes, once));

const compiledSite = async (
  options: CompileOptions,
  processes: ProcessPool,
  once: StepRun['once'],
): Promise<CompiledSite> => {
  const { progress = () => {}, preview, made, ...places } = options;
  const { projectRoot, outFolder } = places;
  const { settings } = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  await mkdir(outFolder, { recursive: true });
  await once(writeWorkersOg, projectRoot);
  const building = made?.code ?? once(builtCode, { projectRoot, outFolder, progress });
  const show = async (seen: SeenContent) => preview?.show({ ...seen, code: await building });
  const { siteOrigin } = settings;
  const pages = { ...places, siteOrigin, pipeline: made?.pipeline, processes, progress };
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
