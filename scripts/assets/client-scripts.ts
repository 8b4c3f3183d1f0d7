import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { dynamicImports, inlinedValues, leftOutModules } from './script-plugins.ts';

/** The modules that the entry imports when a reader first uses an island. */
const ISLAND_MODULES = ['client/islands/hydrate.tsx', 'client/islands/components.ts'];

interface ScriptFile {
  file: string;
  bytes: Uint8Array;
}

interface ClientScripts {
  /** The script that every page loads: one file without static imports. */
  entry: ScriptFile;
  /** The files that pages load on demand, usually at the first interaction. */
  lazy: ScriptFile[];
}

/**
 * Builds the entry and the modules that it loads by import(). The entry shares no file with these modules, because each
 * page would then wait for two files instead of one. The first pass finds the lazy modules, the second bundles them, and
 * the third bundles the entry, which points to their files.
 */
export const buildClientScripts = async (projectRoot: string, lazyAssets: object): Promise<ClientScripts> => {
  const sources = await lazySources(projectRoot);
  const lazy = await bundleScripts(projectRoot, {
    entryPoints: sources,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    plugins: [inlinedValues(projectRoot, { lazyAssets }), leftOutModules()],
  });
  const modules = filesOfModules(lazy.metafile, projectRoot);
  const parts = ISLAND_MODULES.filter((part) => sources.includes(join(projectRoot, part)));
  const filesOfIslands = [...new Set(parts.flatMap((part) => filesOf(part, modules, projectRoot)))];
  const built = dynamicImports(projectRoot, (source) => `./${filesOf(source, modules, projectRoot)[0]}`);
  const { files } = await bundleScripts(projectRoot, {
    entryPoints: [ENTRY],
    plugins: [built, inlinedValues(projectRoot, { filesOfIslands })],
  });
  const [entry] = files;
  if (entry === undefined) throw new Error(`${ENTRY} gave no output.`);
  return { entry, lazy: lazy.files };
};

/** The absolute paths of the modules that the entry loads by import(). */
const lazySources = async (projectRoot: string): Promise<string[]> => {
  const sources = new Set<string>();
  const collected = dynamicImports(projectRoot, (source) => {
    sources.add(source);
    return source;
  });
  await bundleScripts(projectRoot, {
    entryPoints: [ENTRY],
    plugins: [collected, inlinedValues(projectRoot)],
  });
  return [...sources].sort();
};

/** The only inline script. */
export const PRE_PAINT = 'client/pre-paint.ts';

/** The code of the only inline script: one expression statement, without a trailing line break. */
export const buildPrePaintScript = async (projectRoot: string): Promise<string> => {
  const { files } = await bundleScripts(projectRoot, {
    format: 'iife',
    entryPoints: [PRE_PAINT],
    plugins: [inlinedValues(projectRoot)],
  });
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

/** Bundles scripts for browsers, without writing them. Throws if they have a problem. */
const bundleScripts = async (
  projectRoot: string,
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
