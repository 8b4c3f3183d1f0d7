import { readFile } from 'node:fs/promises';
import { bundleFiles } from './bundle-files.ts';

/** How many keys are written at once. */
const BATCH = 50;

/** Puts the bundle's new keys into a local KV. Keys are content hashes: none is written twice. Returns how many were new. */
export const publishLocally = async (outFolder: string, pages: KVNamespace): Promise<number> => {
  const present = await keysOf(pages);
  const missing = (await bundleFiles(outFolder)).filter(({ key }) => !present.has(key));
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH);
    await Promise.all(batch.map(async ({ file, key }) => pages.put(key, await readFile(file, 'utf8'))));
  }
  return missing.length;
};

const keysOf = async (pages: KVNamespace): Promise<Set<string>> => {
  const keys = new Set<string>();
  let cursor: string | undefined;
  do {
    const listed = await pages.list(cursor ? { cursor } : {});
    for (const { name } of listed.keys) keys.add(name);
    cursor = listed.list_complete ? undefined : listed.cursor;
  } while (cursor);
  return keys;
};
