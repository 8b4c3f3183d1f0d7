import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { context } from 'esbuild';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import type { StepRun } from '#scripts/steps/step.ts';
import { BUNDLE_OPTIONS, binaries } from './bundle-options.ts';
import { MODULES_FOLDER } from './development-folder.ts';

// Nothing else knows which of them are old.
await rm(MODULES_FOLDER, { recursive: true, force: true });

const bundler = await context(BUNDLE_OPTIONS);

/**
 * Bundles the Worker from the current files. Resolves to a function that adds the release and returns JSON for
 * `scripts/dev/worker`. Rejects if the Worker's code or wrangler.toml has mistakes.
 */
export const bundleWorker = async (_: object, { reads }: StepRun): Promise<(release: unknown) => string> => {
  const config = await readProjectConfig();
  const { vars, compatibilityDate, compatibilityFlags } = config;
  const { metafile, outputFiles } = await bundler.rebuild();
  reads(['wrangler.toml', ...Object.keys(metafile.inputs)]);
  const files = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
  await mkdir(MODULES_FOLDER, { recursive: true });
  await Promise.all([
    ...files.map(({ name, contents }) => writeFile(join(MODULES_FOLDER, name), contents)),
    ...[...binaries].map(([name, file]) => copyFile(file, join(MODULES_FOLDER, name))),
  ]);
  const scripts = files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const modules = [...scripts, ...binaries.keys()];
  const code = { compatibilityDate, compatibilityFlags, vars, modules };
  return (release) => JSON.stringify({ ...code, release });
};
