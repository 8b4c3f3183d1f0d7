import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { parse } from 'smol-toml';
import { projectRoot } from '#scripts/project/project-root.ts';
import { CONFIG_FILE, RATE_LIMITS, readProjectConfig } from '#scripts/project/read-project-config.ts';

/** The modules of the Worker are written to this folder, from which `scripts/dev/worker` gets them. */
export const MODULES_FOLDER = join(projectRoot, '.wrangler/development/modules');

/** The binary files that the bundle imports, by name. */
const binaries = new Map<string, string>();

/** The release and binary files are modules of their own, as wrangler makes them. */
const separateModules: Plugin = {
  name: 'separate-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^#release$/ }, () => ({ path: './release.json', external: true }));
    onResolve({ filter: /\.(?:wasm|woff)$/ }, async ({ path, pluginData, ...options }) => {
      if (pluginData === 'resolved') return undefined;
      const { path: file, errors } = await resolve(path, { ...options, pluginData: 'resolved' });
      if (errors.length > 0) return { errors };
      binaries.set(basename(file), file);
      return { path: `./${basename(file)}`, external: true };
    });
  },
};

/** Adds the release to a bundle, as JSON for `scripts/dev/worker`. */
type WithRelease = (release: unknown) => string;

/** Returns a function that bundles the Worker from the current files. */
export const createBundler = async (folder = MODULES_FOLDER): Promise<() => Promise<WithRelease>> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // wrangler.toml replaces some packages. Its paths are relative to the project's root.
  const { alias = {} } = parse(await readFile(CONFIG_FILE, 'utf8'));
  const bundler = await context({
    absWorkingDir: projectRoot,
    entryPoints: ['worker/index.ts'],
    bundle: true,
    write: false,
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
    alias: Object.fromEntries(
      Object.entries(alias).map(([name, file]) => [name, join(projectRoot, String(file))]),
    ),
    logLevel: 'silent',
    plugins: [separateModules],
  });
  return async () => {
    const [{ vars, compatibilityDate, compatibilityFlags }, { outputFiles }] = await Promise.all([
      readProjectConfig(),
      bundler.rebuild(),
    ]);
    const files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
    await Promise.all([
      ...files.map(({ name, contents }) => writeFile(join(folder, name), contents)),
      ...[...binaries].map(([name, file]) => copyFile(file, join(folder, name))),
    ]);
    const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    const modules = [...scripts, ...binaries.keys()];
    return (release) =>
      JSON.stringify({ compatibilityDate, compatibilityFlags, vars, limits: RATE_LIMITS, modules, release });
  };
};
