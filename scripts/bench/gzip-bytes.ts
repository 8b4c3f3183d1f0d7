import { gzipSync } from 'node:zlib';

/** Compresses with `gzip -9`, the highest level. The budgets count these bytes. */
export const gzip = (bytes: string | Uint8Array): Buffer => gzipSync(bytes, { level: 9 });

const ALREADY_COMPRESSED = /^(?:font\/woff2|image\/(?!svg))/;

export const isCompressible = (contentType: string): boolean => !ALREADY_COMPRESSED.test(contentType);
