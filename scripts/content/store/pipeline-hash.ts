import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/sha256.ts';

/**
 * The SHA-256 of the code that compiles pages, of every value that it uses and of the versions of its packages.
 * Comments and unused values do not affect the hash. `entryPoints` are absolute, or relative to the project's root.
 */
export const pipelineHash = async (projectRoot: string, entryPoints: readonly string[]): Promise<string> => {
  const { build } = await import('esbuild'); // most builds of pages know the hash from an earlier one
  const [{ outputFiles }, packages] = await Promise.all([
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
      logLevel: 'silent',
    }),
    readFile(join(projectRoot, 'package-lock.json')),
  ]);
  return sha256(...outputFiles.map(({ contents }) => contents), packages);
};
