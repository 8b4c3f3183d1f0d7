import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sha256 } from '../sha256.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** All that a page's result depends on besides the page: the pipeline itself, the facts it puts in, its libraries. */
const SOURCES = [
  'scripts/content',
  'scripts/components',
  'content/choices.ts',
  'content/limits.ts',
  'content/messages.ts',
  'content/sdks.ts',
  'content/site.ts',
  'content/navigation/building-blocks.ts',
  'client/islands/names.ts',
  'package-lock.json',
] as const;

let hash: Promise<string> | undefined;

/** Once a process: the modules that run are those that were loaded at its start. */
export const pipelineHash = (): Promise<string> => (hash ??= hashSources());

const hashSources = async (): Promise<string> => {
  const parts: string[] = [];
  for (const source of SOURCES) {
    for (const file of await filesOf(join(ROOT, source)))
      parts.push(sha256(await readFile(file).catch(() => '')));
  }
  return sha256(parts.join());
};

const filesOf = async (path: string): Promise<string[]> => {
  if (/\.\w+$/.test(path)) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};
