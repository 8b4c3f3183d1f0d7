import { sep } from 'node:path';

/** A path with slashes, as problems and keys have it on every system. */
export const posixPath = (path: string): string => path.split(sep).join('/');
