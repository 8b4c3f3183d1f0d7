import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, parse, sep } from 'node:path';
import { stampOf } from './stamp-of.js';

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

/** The SHA-256 of the concatenated parts, in lowercase hex. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** The stamps of the files that this process has found whole. `npm start` asks for the same ones again and again. */
const whole = new Map<string, string>();

/** `true` if a file exists and has the bytes whose SHA-256, or the beginning of it, ends its name. */
export const isWhole = (file: string): boolean => {
  const stamp = stampOf(file);
  if (stamp === undefined || whole.get(file) === stamp) return stamp !== undefined;
  const [hash = 'no hash'] = /[0-9a-f]{8,}(?=(?:\.\w+)?$)/.exec(file) ?? [];
  if (!sha256(readFileSync(file)).startsWith(hash)) return false;
  whole.set(file, stamp);
  return true;
};

/** The folder of the site's assets in an out folder. */
export const assetFolder = (outFolder: string): string => join(outFolder, 'public/docs/assets');

/** A path with slashes, as problems and keys have it on every system. */
export const posixPath = (path: string): string => path.split(sep).join('/');

const NAME_HASH_CHARACTERS = 10;

/** `icons.svg` → `icons-3f2a….svg`: the same bytes always get the same name, so caches can keep them forever. */
export const hashedName = (name: string, bytes: string | Uint8Array): string => {
  const { name: base, ext } = parse(name);
  return `${base}-${sha256(bytes).slice(0, NAME_HASH_CHARACTERS)}${ext}`;
};

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
