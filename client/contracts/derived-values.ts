import { CHOICES, type ChoiceKind } from '#content/choices.ts';
import { SHORTCUTS } from './shortcuts.ts';

/** Every kind of choice. The client build inserts only the names, so the scripts do not contain the labels. */
export const CHOICE_KINDS = Object.keys(CHOICES) as ChoiceKind[]; // Object.keys returns string[].

/** The values of the choice of a cloud, which an address can ask for. */
export const CLOUD_CHOICES: readonly string[] = Object.keys(CHOICES.cloud.values);

/**
 * Each single-key shortcut with its target's selector. The client build inserts the value, so the entry script does not
 * contain the texts of the help.
 */
export const SINGLE_KEYS: readonly (readonly [key: string, target: string])[] = SHORTCUTS.flatMap(
  ({ key, target }) => (target === undefined ? [] : [[key, target] as const]),
);
