import { rename, writeFile } from 'node:fs/promises';

/** A reader, or the next build after a crash, finds the whole file or none. */
export const writeWhole = async (file: string, content: string | Uint8Array): Promise<void> => {
  const part = `${file}.${process.pid}.new`;
  await writeFile(part, content);
  await rename(part, file);
};
