import { renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';

/** Writes a file atomically, so a reader, or the next build after a crash, finds either the whole file or no file. */
export const writeWhole = async (file: string, content: string | Uint8Array): Promise<void> => {
  const part = `${file}.${process.pid}.new`;
  try {
    // Writing thousands of small files asynchronously takes twice as much processor time.
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {}); // the first failure says more
    throw error;
  }
};

/** Like {@link writeWhole}, but skips the write if the file already has this content, so watchers stay quiet. `true` if it wrote. */
export const writeChanged = async (file: string, content: string): Promise<boolean> => {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return false;
  await writeWhole(file, content);
  return true;
};
