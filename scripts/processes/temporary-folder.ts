import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INTERRUPTED = 130;
const folders: string[] = [];

/** A new folder that is removed when the process ends or is interrupted. */
export const temporaryFolder = async (): Promise<string> => {
  if (folders.length === 0) {
    process.once('exit', removeFolders);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(INTERRUPTED));
  }
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-'));
  folders.push(folder);
  return folder;
};

const removeFolders = (): void => {
  // Processes that end at the same time may still write.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
