import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

/** Creates a folder that is removed after the tests of the file that called this function. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-test-'));
  folders.push(folder);
  return folder;
};

afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
