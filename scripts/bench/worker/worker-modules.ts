import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface WorkerModule {
  type: 'ESModule' | 'CompiledWasm' | 'Data';
  path: string;
  contents: Uint8Array;
}

const TYPES: Readonly<Record<string, WorkerModule['type']>> = {
  js: 'ESModule',
  wasm: 'CompiledWasm',
  woff: 'Data',
};

/** The modules of a Worker that wrangler bundled into `folder`, as Miniflare takes them. The entry is the first one. */
export const workerModules = async (folder: string): Promise<WorkerModule[]> => {
  const others = (await readdir(folder)).filter((file) => !file.endsWith('.js'));
  const modules = ['index.js', ...others].flatMap((file) => {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)];
    return type ? [{ type, file }] : [];
  });
  return Promise.all(
    modules.map(async ({ type, file }) => {
      const path = join(folder, file);
      return { type, path, contents: await readFile(path) };
    }),
  );
};
