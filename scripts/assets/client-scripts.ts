import { basename, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { dynamicImports, inlinedValues } from './script-plugins.ts';

interface ClientScripts {
  /** The script that every page loads. */
  entry: ScriptFile;
  /** The files that pages load on demand, usually at the first interaction. */
  lazy: ScriptFile[];
}

/**
 * Builds the entry and the modules that scripts load by import(). Each is one file without static imports: what two of them share is
 * small, and a page would otherwise wait for a second round of files.
 */
export const buildClientScripts = async (projectRoot: string, lazyAssets: object): Promise<ClientScripts> => {
  const lazy = new Map<string, Promise<ScriptFile>>();
  const addressOf = async (source: string): Promise<string> => {
    const built = lazy.get(source) ?? bundle(source);
    lazy.set(source, built);
    return `./${(await built).file}`;
  };
  const bundle = (source: string): Promise<ScriptFile> =>
    bundleScript(projectRoot, {
      entryPoints: [source],
      plugins: [dynamicImports(projectRoot, addressOf), inlinedValues(projectRoot, lazyAssets)],
    });
  const entry = await bundle(ENTRY);
  return { entry, lazy: await Promise.all(lazy.values()) };
};

/** The only inline script. */
export const PRE_PAINT = 'client/pre-paint.ts';

/** The code of the only inline script: one expression statement, without a trailing line break. */
export const buildPrePaintScript = async (projectRoot: string): Promise<string> => {
  const script: BuildOptions = {
    format: 'iife',
    entryPoints: [PRE_PAINT],
    plugins: [inlinedValues(projectRoot)],
  };
  const { bytes } = await bundleScript(projectRoot, script);
  const code = new TextDecoder().decode(bytes).trim();
  if (code.includes('</'))
    throw new OperatorError(
      `${PRE_PAINT} must not contain "</", which can end the inline script.`,
      'Remove it.',
    );
  return code;
};

/** The script that loads all others. */
export const ENTRY = 'client/entry.ts';

interface ScriptFile {
  file: string;
  bytes: Uint8Array;
}

/** Bundles a script for browsers, without writing it. Throws if it has a problem. */
const bundleScript = async (projectRoot: string, options: BuildOptions): Promise<ScriptFile> => {
  const { outputFiles } = await build({
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
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${options.entryPoints} gave no output.`);
  return { file: basename(output.path), bytes: output.contents };
};
