import { SINGLE_RUN, type StepRun } from '#scripts/steps/step.ts';
import { bundleScripts, type ScriptFile, type ScriptOptions } from './bundle-scripts.ts';
import { dynamicImports } from './dynamic-imports.ts';
import { ENTRY, type FilesOfModules, filesOf, filesOfModules } from './files-of-modules.ts';
import { type InsertedFiles, inlinedValues } from './inlined-values.ts';
import { leftOutModules } from './left-out-modules.ts';

interface ClientScripts {
  /** The script that every page loads: one file without static imports. */
  entry: ScriptFile;
  /** The files that pages load on demand, usually at the first interaction. */
  lazy: ScriptFile[];
}

interface ClientOptions extends ScriptOptions, Pick<InsertedFiles, 'lazyAssets'> {
  islandNames: readonly string[];
}

/**
 * Builds the entry and the modules that it loads by import(). The entry shares no file with these modules, because each
 * page would then wait for two files instead of one. The first pass finds the lazy modules, the second bundles them, and
 * the third bundles the entry, which points to their files. The lazy module of an island is `client/islands/{name}.tsx`.
 * Throws if an island has no such module.
 */
export const buildClientScripts = async (
  options: ClientOptions,
  { once } = SINGLE_RUN,
): Promise<ClientScripts> => {
  const { projectRoot, islandNames, lazyAssets } = options;
  const sources = await once(lazySources, { projectRoot });
  const { files, modules } = await once(lazyScripts, { projectRoot, sources, lazyAssets });
  const filesOfIsland = (name: string) => {
    const parts = ['client/islands/hydrate.tsx', `client/islands/${name}.tsx`];
    return [...new Set(parts.flatMap((part) => filesOf(part, modules, projectRoot)))];
  };
  const filesOfIslands = Object.fromEntries(islandNames.map((name) => [name, filesOfIsland(name)]));
  return { entry: await once(entryScript, { projectRoot, modules, filesOfIslands }), lazy: files };
};

/** The absolute paths of the modules that the entry loads by import(). */
const lazySources = async (options: ScriptOptions, run: StepRun): Promise<string[]> => {
  const sources = new Set<string>();
  const collected = dynamicImports(options.projectRoot, (source) => {
    sources.add(source);
    return source;
  });
  const plugins = [collected, inlinedValues(options.projectRoot)];
  await bundleScripts(options, { entryPoints: [ENTRY], plugins }, run);
  return [...sources].sort();
};

interface LazyOptions extends ScriptOptions, Pick<InsertedFiles, 'lazyAssets'> {
  sources: readonly string[];
}

const lazyScripts = async (options: LazyOptions, run: StepRun) => {
  const { projectRoot, sources, lazyAssets } = options;
  const lazy = {
    entryPoints: [...sources],
    splitting: true,
    chunkNames: 'chunk-[hash]',
    plugins: [inlinedValues(projectRoot, { lazyAssets }), leftOutModules()],
  };
  const { files, metafile } = await bundleScripts(options, lazy, run);
  return { files, modules: filesOfModules(metafile, projectRoot) };
};

interface EntryOptions extends ScriptOptions, Pick<InsertedFiles, 'filesOfIslands'> {
  modules: FilesOfModules;
}

const entryScript = async (options: EntryOptions, run: StepRun): Promise<ScriptFile> => {
  const { projectRoot, modules, filesOfIslands } = options;
  const built = dynamicImports(projectRoot, (source) => `./${filesOf(source, modules, projectRoot)[0]}`);
  const plugins = [built, inlinedValues(projectRoot, { filesOfIslands })];
  const { files } = await bundleScripts(options, { entryPoints: [ENTRY], plugins }, run);
  const [entry] = files;
  if (entry === undefined) throw new Error(`${ENTRY} gave no output.`);
  return entry;
};
