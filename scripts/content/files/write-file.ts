import { readFile, rename, writeFile } from 'node:fs/promises';

/** Writes a file in one step: a reader, or the next build after a crash, finds the whole file or none. */
export const writeWhole = async (file: string, content: string | Uint8Array): Promise<void> => {
  const part = `${file}.${process.pid}.new`;
  await writeFile(part, content);
  await rename(part, file);
};

/** Like {@link writeWhole}, but leaves a file that has this content alone, so that watchers stay quiet. `true` when it wrote. */
export const writeChanged = async (file: string, content: string): Promise<boolean> => {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === content) return false;
  await writeWhole(file, content);
  return true;
};
