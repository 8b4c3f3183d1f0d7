import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { posixPath } from '#scripts/content/files/posix-path.ts';

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
    .map((file) => ({ file, key: posixPath(relative(folder, file)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
};
