import { createHash } from 'node:crypto';
import { extname } from 'node:path';

type Bytes = string | Uint8Array;

/** `icons.svg` → `icons-3f2a….svg`: the same bytes have the same name for ever, so it may be cached for ever. */
export const hashedName = (name: string, bytes: Bytes): string => {
  const extension = extname(name);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `${name.slice(0, name.length - extension.length)}-${hash}${extension}`;
};

/** For the `integrity` attribute. */
export const integrityOf = (bytes: Bytes): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** For `script-src`, without the quotes. */
export const cspHashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
