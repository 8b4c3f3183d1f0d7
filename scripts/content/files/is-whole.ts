import { readFileSync, statSync } from 'node:fs';
import { sha256 } from './sha256.ts';

/** `true` if a file exists and has the bytes whose SHA-256, or the beginning of it, ends its name. */
export const isWhole = (file: string): boolean => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const [hash = 'no hash'] = /[0-9a-f]{8,}(?=(?:\.\w+)?$)/.exec(file) ?? [];
  return sha256(readFileSync(file)).startsWith(hash);
};
