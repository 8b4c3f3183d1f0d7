import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { sha256 } from '#scripts/content/files/sha256.ts';
import type { Reads } from '#scripts/steps/once.ts';

interface PipelineOptions {
  projectRoot: string;
  /** The modules, absolute or relative to the project's root. */
  entryPoints: readonly string[];
}

/**
 * The SHA-256 of the code that compiles pages, of every value that it uses and of the versions of its packages.
 * Comments and unused values do not affect the hash.
 */
export const pipelineHash = async (
  { projectRoot, entryPoints }: PipelineOptions,
  reads: Reads = () => {},
): Promise<string> => {
  const [{ metafile, outputFiles }, packages] = await Promise.all([
    build({
      absWorkingDir: projectRoot,
      entryPoints: [...entryPoints],
      outdir: 'bundle',
      write: false,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      treeShaking: true,
      minifySyntax: true,
      minifyWhitespace: true,
      // Short names depend on how often letters occur in the sources, so unused values would affect the hash.
      minifyIdentifiers: false,
      legalComments: 'none',
      metafile: true,
      logLevel: 'silent',
    }),
    readFile(join(projectRoot, 'package-lock.json')),
  ]);
  reads(Object.keys(metafile.inputs));
  return sha256(...outputFiles.map(({ contents }) => contents), packages);
};
