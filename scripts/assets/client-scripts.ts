import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type OutputFile, type Plugin } from 'esbuild';
import { SAMPLE_LANGUAGES } from '#content/sdks.ts';

interface ScriptOptions {
  projectRoot: string;
  development: boolean;
}

export interface ClientScripts {
  /** Name and bytes of the script that every page loads: one file without static imports. */
  entry: { file: string; bytes: Uint8Array };
  /** Loaded when an island is touched. */
  lazy: { file: string; bytes: Uint8Array }[];
}

const sdkOfLanguages = Object.entries(SAMPLE_LANGUAGES).map(([name, { sdk }]) => [name, { sdk }]);

/** Browsers need the SDK of each language and nothing else: the labels stand in the HTML. */
const leanFacts: Plugin = {
  name: 'lean-facts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]content[\\/]sdks\.ts$/ }, () => ({
      contents: `export const SAMPLE_LANGUAGES = ${JSON.stringify(Object.fromEntries(sdkOfLanguages))}`,
    }));
  },
};

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
    plugins: [leanFacts],
    outdir: resolve(projectRoot, '.build'),
    write: false,
    logLevel: 'silent',
  }) satisfies BuildOptions;

const named = ({ path, contents }: OutputFile) => ({ file: basename(path), bytes: contents });

/** The modules of an import() in the registry lie there already bundled: this points to them. */
const lazyModules = (fileOf: ReadonlyMap<string, string>): Plugin => ({
  name: 'lazy-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const file = fileOf.get(resolve(resolveDir, path));
      return file === undefined
        ? { errors: [{ text: `${path} is not one of the lazy modules of the client build.` }] }
        : { path: `./${file}`, external: true };
    });
  },
});

/** What the entry imports lazily: the code that hydrates, and each island. */
const lazySources = (islandNames: readonly string[]) => [
  'client/behaviours/feedback-outbox.ts',
  'client/islands/hydrate.tsx',
  ...islandNames.map((name) => `client/islands/${name}.tsx`),
];

/**
 * Two passes, so that nothing is shared between the entry and the lazy modules: a shared module would become
 * a chunk of its own, and each page would wait for two files instead of one.
 */
export async function buildClientScripts(
  options: ScriptOptions & { islandNames: readonly string[] },
): Promise<ClientScripts> {
  const { projectRoot, islandNames } = options;
  const lazy = await build({
    ...sharedOptions(options),
    entryPoints: lazySources(islandNames),
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    metafile: true,
  });
  const fileOf = new Map(
    Object.entries(lazy.metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[join(projectRoot, entryPoint), basename(output)] as const],
    ),
  );
  const entry = await build({
    ...sharedOptions(options),
    entryPoints: ['client/entry.ts'],
    entryNames: '[name]-[hash]',
    plugins: [leanFacts, lazyModules(fileOf)],
  });
  const [entryFile] = entry.outputFiles;
  if (entryFile === undefined) throw new Error('client/entry.ts gave no output.');
  return { entry: named(entryFile), lazy: lazy.outputFiles.map(named) };
}

/** The one inline script, as one expression statement without a line break at its end. */
export async function buildPrePaintScript(options: ScriptOptions): Promise<string> {
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
}
