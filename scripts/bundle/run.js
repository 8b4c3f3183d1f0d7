import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshBundle } from './fresh-bundle.js';

/**
 * Runs `scripts/{name}.ts` from a bundle, which starts in a quarter of the time, and makes the bundle if it is missing. This is
 * JavaScript because a loader of TypeScript takes as long to start as the bundle.
 */
const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const [name = ''] = process.argv.splice(2, 1);

const newBundle = async () => {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { writeBundle } = await import('./write-bundle.ts');
  const entryPoints = [`scripts/${name}.ts`, 'scripts/build/helper-process.ts'];
  const bundle = await writeBundle({ projectRoot, name, entryPoints });
  // Without a bundle, the loader stays, because the sources need it.
  await unregister();
  return bundle;
};

/** The command's module. Where no bundle can be written, the sources run, and say what is wrong. */
const command = async () => {
  const bundle = freshBundle(projectRoot, name) ?? (await newBundle().catch(() => undefined));
  if (!bundle) return join(projectRoot, `scripts/${name}.ts`);
  const folder = join(projectRoot, bundle.folder);
  // The processes that the command starts use it, too.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
  return join(folder, `${name}.js`);
};

await import(pathToFileURL(await command()).href);
