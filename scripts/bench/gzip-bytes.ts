import { gzipSync } from 'node:zlib';

/** Compresses with `gzip -9`, the highest level. The budgets count these bytes. */
export const gzip = (bytes: string | Uint8Array): Buffer => gzipSync(bytes, { level: 9 });

/** The size of files after {@link gzip}, in kB of 1,000 bytes. */
export const gzipKilobytes = (files: readonly (string | Uint8Array)[]): number =>
  files.reduce((sum, file) => sum + gzip(file).length, 0) / 1000;

const ALREADY_COMPRESSED = /^(?:font\/woff2|image\/(?!svg))/;

export const isCompressible = (contentType: string): boolean => !ALREADY_COMPRESSED.test(contentType);
