import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { type InsertedFiles, inlinedValues } from './inlined-values.ts';
import { leftOutModules } from './left-out-modules.ts';

interface ScriptOptions {
  projectRoot: string;
  development: boolean;
}

export interface ClientScripts {
  /** The script that every page loads: one file without static imports. */
  entry: { file: string; bytes: Uint8Array };
  /** The files that pages load on demand, usually at the first interaction. */
  lazy: { file: string; bytes: Uint8Array }[];
}

const sharedOptions = ({ projectRoot, development }: ScriptOptions) =>
  ({
    absWorkingDir: projectRoot,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: !development,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'react',
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': development ? '"development"' : '"production"' },
    outdir: resolve(projectRoot, '.build'),
    write: false,
    plugins: [inlinedValues(projectRoot)],
    logLevel: 'silent',
  }) satisfies BuildOptions;

const named = ({ path, contents }: OutputFile) => ({ file: basename(path), bytes: contents });

/** Passes the source of each import() to `redirect`. The import stays in the output, with the address that this returns. */
const dynamicImports = (projectRoot: string, redirect: (source: string) => string): Plugin => ({
  name: 'dynamic-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:\.|#client\/)/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const source = path.startsWith('#') ? resolve(projectRoot, path.slice(1)) : resolve(resolveDir, path);
      return { path: redirect(source), external: true };
    });
  },
});

const entryOptions = (options: ScriptOptions) =>
  ({
    ...sharedOptions(options),
    entryPoints: ['client/entry.ts'],
    entryNames: '[name]-[hash]',
  }) satisfies BuildOptions;

/** The absolute paths of the modules that the entry loads by import(). */
const lazySources = async (options: ScriptOptions): Promise<string[]> => {
  const sources = new Set<string>();
  const collected = dynamicImports(options.projectRoot, (source) => {
    sources.add(source);
    return source;
  });
  await build({ ...entryOptions(options), plugins: [collected, inlinedValues(options.projectRoot)] });
  return [...sources].sort();
};

/** The files of each lazy module, keyed by the absolute path of its source. The module's own file comes first. */
const filesOfModules = ({ outputs }: Metafile, projectRoot: string): Map<string, string[]> => {
  const filesFrom = (output: string): string[] => {
    const statics = outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [basename(output), ...statics.flatMap(({ path }) => filesFrom(path))];
  };
  return new Map(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[resolve(projectRoot, entryPoint), filesFrom(output)] as const],
    ),
  );
};

/**
 * Builds the entry and the modules that it loads by import(). The entry shares no file with these modules, because each
 * page would then wait for two files instead of one. The first pass finds the lazy modules, the second bundles them, and
 * the third bundles the entry, which points to their files. The lazy module of an island is `client/islands/{name}.tsx`.
 * Throws if an island has no such module.
 */
export const buildClientScripts = async (
  options: ScriptOptions & { islandNames: readonly string[] } & Pick<InsertedFiles, 'searchFiles'>,
): Promise<ClientScripts> => {
  const { projectRoot, islandNames, searchFiles } = options;
  const lazy = await build({
    ...sharedOptions(options),
    plugins: [inlinedValues(projectRoot, { searchFiles }), leftOutModules()],
    entryPoints: await lazySources(options),
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    metafile: true,
  });
  const modules = filesOfModules(lazy.metafile, projectRoot);
  const filesOf = (source: string): string[] => {
    const files = modules.get(resolve(projectRoot, source));
    if (files === undefined) throw new Error(`${source} is not loaded by an import() of client/entry.ts.`);
    return files;
  };
  const filesOfIslands = Object.fromEntries(
    islandNames.map((name) => {
      const files = [...filesOf('client/islands/hydrate.tsx'), ...filesOf(`client/islands/${name}.tsx`)];
      return [name, [...new Set(files)]];
    }),
  );
  const built = dynamicImports(projectRoot, (source) => `./${filesOf(source)[0]}`);
  const entry = await build({
    ...entryOptions(options),
    plugins: [built, inlinedValues(projectRoot, { filesOfIslands })],
  });
  const [entryFile] = entry.outputFiles;
  if (entryFile === undefined) throw new Error('client/entry.ts gave no output.');
  return { entry: named(entryFile), lazy: lazy.outputFiles.map(named) };
};

/** The code of the only inline script: one expression statement, without a trailing line break. */
export const buildPrePaintScript = async (options: ScriptOptions): Promise<string> => {
  const { outputFiles } = await build({
    ...sharedOptions(options),
    // A header contains the script's hash and every page contains its text, so there is no development variant.
    minify: true,
    format: 'iife',
    entryPoints: ['client/preferences/pre-paint.ts'],
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (code.includes('</')) throw new Error('client/preferences/pre-paint.ts must not hold "</".');
  return code;
};
