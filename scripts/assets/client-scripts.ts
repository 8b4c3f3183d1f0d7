import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { dynamicImports, type InsertedFiles, inlinedValues, leftOutModules } from './script-plugins.ts';

/** The modules that the entry imports when a reader first uses an island. */
const ISLAND_MODULES = ['client/islands/hydrate.tsx', 'client/islands/components.ts'];

interface ClientScripts {
  /** The script that every page loads: one file without static imports. */
  entry: ScriptFile;
  /** The files that pages load on demand, usually at the first interaction. */
  lazy: ScriptFile[];
}

type ClientOptions = ScriptOptions & Pick<InsertedFiles, 'lazyAssets'>;

/**
 * Builds the entry and the modules that it loads by import(). The entry shares no file with these modules, because each
 * page would then wait for two files instead of one. The first pass finds the lazy modules, the second bundles them, and
 * the third bundles the entry, which points to their files.
 */
export const buildClientScripts = async (options: ClientOptions): Promise<ClientScripts> => {
  const { projectRoot, lazyAssets } = options;
  const sources = await lazySources({ projectRoot });
  const { files, modules } = await lazyScripts({ projectRoot, sources, lazyAssets });
  const parts = ISLAND_MODULES.filter((part) => sources.includes(join(projectRoot, part)));
  const filesOfIslands = [...new Set(parts.flatMap((part) => filesOf(part, modules, projectRoot)))];
  return { entry: await entryScript({ projectRoot, modules, filesOfIslands }), lazy: files };
};

/** The absolute paths of the modules that the entry loads by import(). */
const lazySources = async (options: ScriptOptions): Promise<string[]> => {
  const sources = new Set<string>();
  const collected = dynamicImports(options.projectRoot, (source) => {
    sources.add(source);
    return source;
  });
  const plugins = [collected, inlinedValues(options.projectRoot)];
  await bundleScripts(options, { entryPoints: [ENTRY], plugins });
  return [...sources].sort();
};

interface LazyOptions extends ScriptOptions, Pick<InsertedFiles, 'lazyAssets'> {
  sources: readonly string[];
}

const lazyScripts = async (options: LazyOptions) => {
  const { projectRoot, sources, lazyAssets } = options;
  const lazy = {
    entryPoints: [...sources],
    splitting: true,
    chunkNames: 'chunk-[hash]',
    plugins: [inlinedValues(projectRoot, { lazyAssets }), leftOutModules()],
  };
  const { files, metafile } = await bundleScripts(options, lazy);
  return { files, modules: filesOfModules(metafile, projectRoot) };
};

interface EntryOptions extends ScriptOptions, Pick<InsertedFiles, 'filesOfIslands'> {
  modules: FilesOfModules;
}

const entryScript = async (options: EntryOptions): Promise<ScriptFile> => {
  const { projectRoot, modules, filesOfIslands } = options;
  const built = dynamicImports(projectRoot, (source) => `./${filesOf(source, modules, projectRoot)[0]}`);
  const plugins = [built, inlinedValues(projectRoot, { filesOfIslands })];
  const { files } = await bundleScripts(options, { entryPoints: [ENTRY], plugins });
  const [entry] = files;
  if (entry === undefined) throw new Error(`${ENTRY} gave no output.`);
  return entry;
};

/** The only inline script. */
export const PRE_PAINT = 'client/pre-paint.ts';

/** The code of the only inline script: one expression statement, without a trailing line break. */
export const buildPrePaintScript = async (options: ScriptOptions): Promise<string> => {
  const script: BuildOptions = {
    format: 'iife',
    entryPoints: [PRE_PAINT],
    plugins: [inlinedValues(options.projectRoot)],
  };
  const { files } = await bundleScripts(options, script);
  const code = new TextDecoder().decode(files[0]?.bytes).trim();
  if (code.includes('</'))
    throw new OperatorError(
      `${PRE_PAINT} must not contain "</", which can end the inline script.`,
      'Remove it.',
    );
  return code;
};

/** The script that loads all others. */
export const ENTRY = 'client/entry.ts';

/** The files of each lazy module, by the absolute path of its source. The module's own file comes first. */
type FilesOfModules = Readonly<Record<string, readonly string[]>>;

const filesOfModules = ({ outputs }: Metafile, projectRoot: string): FilesOfModules => {
  const filesFrom = (output: string): string[] => {
    const statics = outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [basename(output), ...statics.flatMap(({ path }) => filesFrom(path))];
  };
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[resolve(projectRoot, entryPoint), filesFrom(output)] as const],
    ),
  );
};

/** `source` is absolute, or relative to the project's root. */
const filesOf = (source: string, modules: FilesOfModules, projectRoot: string): readonly string[] => {
  const files = modules[resolve(projectRoot, source)];
  if (files) return files;
  throw new OperatorError(`${source} is not loaded by an import() of ${ENTRY}.`, 'Add an import() of it.');
};

interface ScriptOptions {
  projectRoot: string;
}

interface ScriptFile {
  file: string;
  bytes: Uint8Array;
}

/** Bundles scripts for browsers, without writing them. Throws if they have a problem. */
const bundleScripts = async (
  { projectRoot }: ScriptOptions,
  options: BuildOptions,
): Promise<{ files: ScriptFile[]; metafile: Metafile }> => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: projectRoot,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'react',
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: resolve(projectRoot, '.build'),
    entryNames: '[name]-[hash]',
    logLevel: 'silent',
    ...options,
    write: false,
    metafile: true,
  });
  return {
    files: outputFiles.map(({ path, contents }) => ({ file: basename(path), bytes: contents })),
    metafile,
  };
};
