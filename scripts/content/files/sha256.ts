import { createHash } from 'node:crypto';

/** The SHA-256 of the concatenated parts, in lowercase hex. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
