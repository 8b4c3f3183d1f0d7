import { readFile } from 'node:fs/promises';
import type { KVNamespace } from '@cloudflare/workers-types';
import { bundleFiles } from './bundle-files.ts';
import { localKeyValueStore } from './store/local-key-value-store.ts';

/** Puts the bundle's new keys into a local KV. Keys are content hashes: none is written twice. Returns how many were new. */
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
