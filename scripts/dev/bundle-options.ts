import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { parse } from 'smol-toml';
import { projectRoot } from '#scripts/project/project-root.ts';
import { CONFIG_FILE } from '#scripts/project/read-project-config.ts';

/** The binary files that the bundle imports, by name. */
export const binaries = new Map<string, string>();

/** The release and binary files are modules of their own, as wrangler makes them. */
const separateModules: Plugin = {
  name: 'separate-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^#release$/ }, () => ({ path: './release.json', external: true }));
    onResolve({ filter: /\.(?:wasm|woff)$/ }, async ({ path, pluginData, ...place }) => {
      if (pluginData === 'resolved') return undefined;
      const { path: file, errors } = await resolve(path, { ...place, pluginData: 'resolved' });
      if (errors.length > 0) return { errors };
      binaries.set(basename(file), file);
      return { path: `./${basename(file)}`, external: true };
    });
  },
};

/** wrangler.toml replaces some packages. Its paths are relative to the project's root. */
const { alias = {} } = parse(await readFile(CONFIG_FILE, 'utf8'));
const aliases = Object.entries(alias).map(([name, file]) => [name, join(projectRoot, String(file))]);

/** How the Worker is bundled. Places in its stack traces are found with the maps. */
export const BUNDLE_OPTIONS = {
  absWorkingDir: projectRoot,
  entryPoints: ['worker/index.ts'],
  bundle: true,
  write: false,
  metafile: true,
  sourcemap: 'external',
  sourcesContent: false,
  outdir: 'bundle',
  entryNames: '[name]-[hash]',
  // Starting an isolate takes as long as parsing its code, so what few requests need is a module of its own.
  splitting: true,
  format: 'esm',
  target: 'es2024',
  jsx: 'automatic',
  tsconfigRaw: {},
  platform: 'browser',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['module', 'main'],
  external: ['cloudflare:*', 'node:*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: Object.fromEntries(aliases),
  logLevel: 'silent',
  plugins: [separateModules],
} as const satisfies BuildOptions;
