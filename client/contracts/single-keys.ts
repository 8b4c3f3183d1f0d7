import { SHORTCUTS } from './shortcuts.ts';

/**
 * The selector that each shortcut of a single key leads to. The client build puts in the value, so that the texts of the
 * help do not reach the entry.
 */
export const SINGLE_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  SHORTCUTS.flatMap(({ key, target }) => (target === undefined ? [] : [[key, target]])),
);
