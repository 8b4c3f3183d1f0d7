import { readFile } from 'node:fs/promises';
import type { KVNamespace } from '@cloudflare/workers-types';
import { bundleFiles } from './bundle-files.ts';
import { putVerified } from './release/put-verified.ts';
import { readRelease } from './release/release-bundle.ts';
import { localKeyValueStore } from './store/local-key-value-store.ts';

/**
 * Writes the bundle's keys that a local KV lacks or has with other values. Returns the number of keys that it wrote. Rejects
 * with RunbookError if there is no build.
 */
export const publishLocally = async (outFolder: string, pages: KVNamespace): Promise<number> => {
  await readRelease(outFolder);
  const values = await Promise.all(
    (await bundleFiles(outFolder)).map(async ({ key, file }) => [key, await readFile(file, 'utf8')] as const),
  );
  const store = localKeyValueStore(pages);
  return putVerified(new Map(values), { store, time: new Date().toISOString(), progress: () => {} });
};
