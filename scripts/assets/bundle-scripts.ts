import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { StepRun } from '#scripts/steps/step.ts';

export interface ScriptOptions {
  projectRoot: string;
}

export interface ScriptFile {
  file: string;
  bytes: Uint8Array;
}

/** Bundles scripts for browsers, without writing them. Throws if they have a mistake. */
export const bundleScripts = async (
  { projectRoot }: ScriptOptions,
  options: BuildOptions,
  { reads }: StepRun,
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
  reads(Object.keys(metafile.inputs));
  return {
    files: outputFiles.map(({ path, contents }) => ({ file: basename(path), bytes: contents })),
    metafile,
  };
};
