import { decoded } from './decoded.ts';

/** Splits an address that an author wrote into its path and its decoded hash. Drops the query. */
export const splitAddress = (address: string): { path: string; hash: string | undefined } => {
  const [beforeHash = '', hash] = address.split('#', 2);
  return { path: beforeHash.split('?')[0] ?? '', hash: hash === undefined ? undefined : decoded(hash) };
};
