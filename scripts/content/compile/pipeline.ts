import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '#scripts/content/files/output-files.ts';
import { projectRoot as CODE_ROOT } from '#scripts/project/project-root.ts';

/** The compiler and the format of the cache. */
const COMPILER = ['compile/compile-pages.ts', 'compile/page-cache.ts', 'symbols/read-symbols.ts'];
/** The tables that modules of the pipeline read. */
const TABLES = 'scripts/{components,content}/**/*.tsv';

/** The modules whose code decides what a page becomes. `others` are those outside of this folder, such as the components. */
export const pipelineModules = (others: readonly string[]): string[] => [
  ...COMPILER.map((file) => `scripts/content/${file}`),
  ...globSync(TABLES, { cwd: CODE_ROOT }).sort(),
  ...others,
];

interface PipelineOptions {
  /** The folder of the code, which need not be that of the pages. */
  projectRoot: string;
  /** The paths of the modules, relative to the project's root. */
  entryPoints: readonly string[];
}

/**
 * Hashes modules with all code and every value that they use, and the versions of the packages (SHA-256). Comments and unused
 * values do not affect the hash.
 */
export const pipelineHash = async ({ projectRoot, entryPoints }: PipelineOptions): Promise<string> => {
  const { build } = await import('esbuild'); // most builds know the hash from an earlier one
  const [{ outputFiles }, packages] = await Promise.all([
    build({
      absWorkingDir: projectRoot,
      entryPoints: [...entryPoints],
      outdir: 'bundle',
      outbase: '.',
      write: false,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      minifySyntax: true,
      minifyWhitespace: true,
      legalComments: 'none',
      loader: { '.tsv': 'text', '.yaml': 'text' },
      logLevel: 'silent',
    }),
    readFile(join(projectRoot, 'package-lock.json')),
  ]);
  return sha256(...outputFiles.map(({ text }) => text), packages);
};
