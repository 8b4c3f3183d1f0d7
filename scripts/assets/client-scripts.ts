import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';

interface ScriptOptions {
  projectRoot: string;
  development: boolean;
}

export interface ClientScripts {
  /** Name and bytes of the script that every page loads: one file without static imports. */
  entry: { file: string; bytes: Uint8Array };
  /** Loaded when they are needed, mostly by a first touch. */
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
    logLevel: 'silent',
  }) satisfies BuildOptions;

const named = ({ path, contents }: OutputFile) => ({ file: basename(path), bytes: contents });

/** What the first pass made of a lazy module: its file, and all the files that it needs. */
interface LazyModule {
  file: string;
  files: string[];
}

/** The modules of an import() lie there already bundled: this points to them, and tells the entry their files. */
const lazyModules = (
  projectRoot: string,
  modules: ReadonlyMap<string, LazyModule>,
  filesOfIslands: object,
): Plugin => ({
  name: 'lazy-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:\.|#client\/)/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const lazy = modules.get(
        path.startsWith('#') ? resolve(projectRoot, path.slice(1)) : resolve(resolveDir, path),
      );
      return lazy === undefined
        ? { errors: [{ text: `${path} is not one of the lazy modules of the client build.` }] }
        : { path: `./${lazy.file}`, external: true };
    });
    onLoad({ filter: /[\\/]client[\\/]islands[\\/]lazy-files\.ts$/ }, () => ({
      contents: `export const LAZY_FILES = ${JSON.stringify(filesOfIslands)}`,
    }));
  },
});

/** The lazy modules by the absolute path of their source. */
const lazyModulesOf = ({ outputs }: Metafile, projectRoot: string): Map<string, LazyModule> => {
  const filesFrom = (output: string): string[] => {
    const statics = outputs[output]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [basename(output), ...statics.flatMap(({ path }) => filesFrom(path))];
  };
  return new Map(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined
        ? []
        : [[join(projectRoot, entryPoint), { file: basename(output), files: filesFrom(output) }] as const],
    ),
  );
};

/** Modules that the entry imports when it needs them, beside islands. */
const LAZY_BEHAVIOURS = [
  'client/after-touch.ts',
  'client/behaviours/feedback/feedback-outbox.ts',
  'client/behaviours/analytics/page-views.ts',
];
const HYDRATION = 'client/islands/hydrate.tsx';
const islandSource = (name: string) => `client/islands/${name}.tsx`;

/**
 * Two passes, so that nothing is shared between the entry and the lazy modules: a shared module would become
 * a chunk of its own, and each page would wait for two files instead of one.
 */
export const buildClientScripts = async (
  options: ScriptOptions & { islandNames: readonly string[] },
): Promise<ClientScripts> => {
  const { projectRoot, islandNames } = options;
  const lazy = await build({
    ...sharedOptions(options),
    entryPoints: [HYDRATION, ...LAZY_BEHAVIOURS, ...islandNames.map(islandSource)],
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    metafile: true,
  });
  const modules = lazyModulesOf(lazy.metafile, projectRoot);
  const filesOf = (source: string) => modules.get(join(projectRoot, source))?.files ?? [];
  const filesOfIslands = Object.fromEntries(
    islandNames.map((name) => {
      const files = [...filesOf(HYDRATION), ...filesOf(islandSource(name))];
      return [name, [...new Set(files)]];
    }),
  );
  const entry = await build({
    ...sharedOptions(options),
    entryPoints: ['client/entry.ts'],
    entryNames: '[name]-[hash]',
    plugins: [lazyModules(projectRoot, modules, filesOfIslands)],
  });
  const [entryFile] = entry.outputFiles;
  if (entryFile === undefined) throw new Error('client/entry.ts gave no output.');
  return { entry: named(entryFile), lazy: lazy.outputFiles.map(named) };
};

/** The one inline script, as one expression statement without a line break at its end. */
export const buildPrePaintScript = async (options: ScriptOptions): Promise<string> => {
  const { outputFiles } = await build({
    ...sharedOptions(options),
    // Its hash stands in a header and its text in every page: never a development variant of it.
    minify: true,
    format: 'iife',
    entryPoints: ['client/preferences/pre-paint.ts'],
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (code.includes('</')) throw new Error('client/preferences/pre-paint.ts must not hold "</".');
  return code;
};
