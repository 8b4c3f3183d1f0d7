import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { sha256, writeWhole } from '#scripts/content/files/output-files.ts';

/** Writes a text with its SHA-256 on a line before it. */
export const writeSealed = (file: string, text: string): Promise<void> =>
  writeWhole(file, `${sha256(text)}\n${text}`);

/** Reads a text that {@link writeSealed} wrote. Removes what is damaged or not a file, and resolves to `undefined`. */
export const readSealed = async (file: string): Promise<string | undefined> => {
  const content = textOf(file);
  const end = content.indexOf('\n');
  const text = content.slice(end + 1);
  if (end !== -1 && sha256(text) === content.slice(0, end)) return text;
  await rm(file, { recursive: true, force: true });
  return undefined;
};

/** Empty if there is no such file. Reading thousands of small files asynchronously takes several times as long. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
