import { readFile } from 'node:fs/promises';
import type { KVNamespace } from '@cloudflare/workers-types';
import { bundleFiles } from './bundle-files.ts';
import { localKeyValueStore } from './store/local-key-value-store.ts';

/** Writes the bundle's new keys to a local KV and returns their number. Keys are content hashes and never change. */
export const publishLocally = async (outFolder: string, pages: KVNamespace): Promise<number> => {
  const store = localKeyValueStore(pages);
  const present = await store.list('');
  const missing = (await bundleFiles(outFolder)).filter(({ key }) => !present.has(key));
  const values = await Promise.all(
    missing.map(async ({ key, file }) => [key, await readFile(file, 'utf8')] as const),
  );
  await store.put(new Map(values));
  return missing.length;
};
