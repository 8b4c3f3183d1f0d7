import { gzipSync } from 'node:zlib';

/** As the budgets count: the best that gzip does, `gzip -9`. */
export const gzip = (bytes: string | Uint8Array): Buffer => gzipSync(bytes, { level: 9 });

const ALREADY_COMPRESSED = /^(?:font\/woff2|image\/(?!svg))/;

export const isCompressible = (contentType: string): boolean => !ALREADY_COMPRESSED.test(contentType);
