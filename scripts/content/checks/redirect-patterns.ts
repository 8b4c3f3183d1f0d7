import { matchingPatterns } from '#worker/page/old-address.ts';

/** `true` for a path that means everything below it. */
export const isPattern = (path: string): boolean => path.endsWith('/*');

/** `true` if a path, which may itself end in `/*`, is below the pattern or is the pattern. */
export const matches = (pattern: string, path: string): boolean => matchingPatterns(path).includes(pattern);
