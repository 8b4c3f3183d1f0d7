import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

interface BundleFile {
  /** The key in KV, such as `page/{hash}`. */
  key: string;
  file: string;
}

/** The bundle's files for KV. A file's path is its key. */
export const bundleFiles = async (outFolder: string): Promise<BundleFile[]> => {
  const folder = join(outFolder, 'kv');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, key: relative(folder, file).split(sep).join('/') }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
};
