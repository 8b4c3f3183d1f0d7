import { SHORTCUTS } from './shortcuts.ts';

/**
 * The target's selector of each single-key shortcut. The client build inserts the value, so the entry script does not
 * contain the texts of the help.
 */
export const SINGLE_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  SHORTCUTS.flatMap(({ key, target }) => (target === undefined ? [] : [[key, target]])),
);
