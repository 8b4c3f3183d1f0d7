import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { parse } from 'smol-toml';
import { projectRoot } from '#scripts/project/project-root.ts';
import { CONFIG_FILE, readProjectConfig } from '#scripts/project/read-project-config.ts';
import type { StepRun } from '#scripts/steps/step.ts';
import { MODULES_FOLDER } from './development-folder.ts';

// Nothing else knows which of them are old.
await rm(MODULES_FOLDER, { recursive: true, force: true });

/** The binary files that the bundle imports, by name. */
const binaries = new Map<string, string>();

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

const bundler = await context({
  absWorkingDir: projectRoot,
  entryPoints: ['worker/index.ts'],
  bundle: true,
  write: false,
  metafile: true,
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
});

/**
 * Bundles the Worker from the current files. Resolves to a function that adds the release and returns JSON for
 * `scripts/dev/worker`. Rejects if the Worker's code or wrangler.toml has mistakes.
 */
export const bundleWorker = async (_: object, { reads }: StepRun): Promise<(release: unknown) => string> => {
  const config = await readProjectConfig();
  const { vars, compatibilityDate, compatibilityFlags } = config;
  const { metafile, outputFiles } = await bundler.rebuild();
  reads(['wrangler.toml', ...Object.keys(metafile.inputs)]);
  const scripts = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
  await mkdir(MODULES_FOLDER, { recursive: true });
  await Promise.all([
    ...scripts.map(({ name, contents }) => writeFile(join(MODULES_FOLDER, name), contents)),
    ...[...binaries].map(([name, file]) => copyFile(file, join(MODULES_FOLDER, name))),
  ]);
  const modules = [...scripts.map(({ name }) => name), ...binaries.keys()];
  const code = { compatibilityDate, compatibilityFlags, vars, modules };
  return (release) => JSON.stringify({ ...code, release });
};
