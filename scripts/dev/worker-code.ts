import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { parse } from 'smol-toml';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';

/** A module for `scripts/dev/worker`. The bytes of a binary module are encoded in base64. */
type Module = { js: string } | { json: unknown } | { wasm: string } | { data: string };

/** The files of the bundle that stay modules of their own, by name. */
const binaries = new Map<string, string>();

/** The release and binary files are modules of their own, as wrangler makes them. */
const separateModules: Plugin = {
  name: 'separate-modules',
  setup({ onStart, onResolve, resolve }) {
    onStart(() => binaries.clear());
    onResolve({ filter: /^#release$/ }, () => ({ path: './release.json', external: true }));
    onResolve({ filter: /\.(?:wasm|woff|ttf|bin)$/ }, async ({ path, pluginData, ...place }) => {
      if (pluginData === 'resolved') return undefined;
      const { path: file, errors } = await resolve(path, { ...place, pluginData: 'resolved' });
      if (errors.length > 0) return { errors };
      binaries.set(basename(file), file);
      return { path: `./${basename(file)}`, external: true };
    });
  },
};

/** wrangler.toml replaces some packages. Its paths are relative to the project's root. */
const { alias = {} } = parse(await readFile(join(projectRoot, 'wrangler.toml'), 'utf8'));
const aliases = Object.entries(alias).map(([name, file]) => [name, join(projectRoot, String(file))]);

const bundler = await context({
  absWorkingDir: projectRoot,
  entryPoints: ['worker/index.ts'],
  bundle: true,
  write: false,
  outdir: 'bundle',
  format: 'esm',
  target: 'es2024',
  jsx: 'automatic',
  tsconfigRaw: {},
  platform: 'browser',
  conditions: ['workerd', 'worker', 'browser'],
  mainFields: ['module', 'main'],
  external: ['cloudflare:*', 'node:*'],
  define: { 'process.env.NODE_ENV': '"development"' },
  alias: Object.fromEntries(aliases),
  logLevel: 'silent',
  plugins: [separateModules],
});

/**
 * Bundles the Worker from the current files. Resolves to a function that adds the release and returns JSON for
 * `scripts/dev/worker`. Rejects if the Worker's code or wrangler.toml has mistakes.
 */
export const bundleWorker = async (): Promise<(release: unknown) => string> => {
  const config = await readProjectConfig(join(projectRoot, 'wrangler.toml'));
  const { vars, compatibilityDate, compatibilityFlags } = config;
  const { outputFiles } = await bundler.rebuild();
  const modules: Record<string, Module> = { 'index.js': { js: outputFiles[0]?.text ?? '' } };
  for (const [name, file] of binaries) {
    const bytes = await readFile(file, 'base64');
    modules[name] = name.endsWith('.wasm') ? { wasm: bytes } : { data: bytes };
  }
  return (release) => {
    const all = { ...modules, 'release.json': { json: release } };
    return JSON.stringify({ compatibilityDate, compatibilityFlags, vars, modules: all });
  };
};
