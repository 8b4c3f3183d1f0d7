import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Creates a folder that is removed after the tests of the file that called this function. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-test-'));
  folders.push(folder);
  return folder;
};

/** Removes the folders. A process that ends may still write into one, so a failure is repeated. */
export const removeTemporaryFolders = async (): Promise<void> => {
  const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  await Promise.all(folders.splice(0).map((folder) => rm(folder, removal)));
};
