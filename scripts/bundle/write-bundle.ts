import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { sha256, writeSealed, writeWhole } from '#scripts/content/files/output-files.ts';
import { stampOf } from '#scripts/content/files/stamp-of.js';
import { type Bundle, bundleFile } from './fresh-bundle.js';

interface BundleOptions {
  projectRoot: string;
  /** The name of the command. */
  name: string;
  /** The modules that are loaded by name, relative to the project's root. */
  entryPoints: readonly string[];
}

/** Packages that read files other than their own code, or that most builds do not load. */
const PACKAGES = [
  '@hpcc-js/wasm-graphviz',
  '@tailwindcss/*',
  'dockerfile-utils',
  'esbuild',
  'graphql',
  'jsonc-parser',
  'libpg-query',
  'lightningcss',
  'sharp',
  'shiki',
  'tailwindcss',
  'tinypool',
  'tsx',
  'web-tree-sitter',
];
/** The files that decide how modules are found, bundled, and compiled. */
const SETTINGS = [
  'package.json',
  'package-lock.json',
  'scripts/bundle/write-bundle.ts',
  'scripts/tsconfig.json',
  'tsconfig.base.json',
];
const HASH_CHARACTERS = 16;
/** The times of files may be this much behind the clock. */
const COARSE_MS = 20;
/** An older bundle stays for this time, because a running process may still load its modules. */
const STORED_MS = 60 * 60 * 1000;

/** Bundles the modules of a command. Concurrent writers write the same files, because the content names the folder. */
export const writeBundle = async ({ projectRoot, name, entryPoints }: BundleOptions): Promise<Bundle> => {
  const started = Date.now() - COARSE_MS;
  const { inputs, outputFiles } = await bundled(projectRoot, entryPoints);
  const folder = folderOf(name, outputFiles);
  await mkdir(join(projectRoot, folder), { recursive: true });
  const stamps: Bundle['stamps'] = {};
  for (const file of [...SETTINGS, ...inputs]) {
    const stamp = stampOf(join(projectRoot, file));
    // A file that somebody saved meanwhile may not be in the bundle, so the next run makes a new bundle.
    if (stamp) stamps[file] = Number.parseFloat(stamp) < started ? stamp : 'changed';
  }
  for (const { path, contents } of outputFiles) {
    const file = join(folder, basename(path));
    await writeWhole(join(projectRoot, file), contents);
    stamps[file] = stampOf(join(projectRoot, file)) ?? '';
  }
  await writeSealed(join(projectRoot, bundleFile(name)), JSON.stringify({ folder, stamps }));
  await removeOld(projectRoot, name);
  return { folder, stamps };
};

const bundled = async (
  projectRoot: string,
  entryPoints: readonly string[],
): Promise<{ inputs: string[]; outputFiles: OutputFile[] }> => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...entryPoints],
    outdir: 'bundle',
    entryNames: '[name]',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    external: PACKAGES,
    platform: 'node',
    format: 'esm',
    // CommonJS packages call it to load Node's modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return { inputs: Object.keys(metafile.inputs), outputFiles };
};

const folderOf = (name: string, files: readonly OutputFile[]): string => {
  const hash = sha256(...files.flatMap(({ path, text }) => [basename(path), text]));
  return `.cache/${name}-${hash.slice(0, HASH_CHARACTERS)}`;
};

const removeOld = async (projectRoot: string, name: string): Promise<void> => {
  const cache = join(projectRoot, '.cache');
  for (const folder of await readdir(cache)) {
    if (!folder.startsWith(`${name}-`)) continue;
    const { mtimeMs } = await stat(join(cache, folder));
    if (mtimeMs < Date.now() - STORED_MS) await rm(join(cache, folder), { recursive: true, force: true });
  }
};
