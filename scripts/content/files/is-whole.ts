import { readFileSync, statSync } from 'node:fs';
import { sha256 } from './sha256.ts';

/** The time and the size of each file that was whole when this process read it. */
const whole = new Map<string, string>();

/** `true` if a file exists and has the bytes whose SHA-256, or the beginning of it, ends its name. */
export const isWhole = (file: string): boolean => {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state?.isFile()) return false;
  const stamp = `${state.mtimeMs} ${state.size}`;
  if (whole.get(file) === stamp) return true;
  const [hash = 'no hash'] = /[0-9a-f]{8,}(?=\.\w+$)/.exec(file) ?? [];
  if (!sha256(readFileSync(file)).startsWith(hash)) return false;
  whole.set(file, stamp);
  return true;
};
