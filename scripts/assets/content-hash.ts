import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { sha256 } from '#scripts/content/files/output-files.ts';

type Bytes = string | Uint8Array;

const NAME_HASH_CHARACTERS = 10;

/** `icons.svg` → `icons-3f2a….svg`: the same bytes always get the same name, so caches can keep them forever. */
export const hashedName = (name: string, bytes: Bytes): string => {
  const extension = extname(name);
  const hash = sha256(bytes).slice(0, NAME_HASH_CHARACTERS);
  return `${name.slice(0, name.length - extension.length)}-${hash}${extension}`;
};

/** The value of the `integrity` attribute. */
export const integrityOf = (bytes: Bytes): string => sourceHash('sha384', bytes);

/** The source for `script-src`, without the quotes. */
export const cspHashOf = (code: string): string => sourceHash('sha256', code);

const sourceHash = (algorithm: 'sha256' | 'sha384', bytes: Bytes): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
