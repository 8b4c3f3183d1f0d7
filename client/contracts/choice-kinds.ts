import { CHOICES, type ChoiceKind } from '#content/choices.ts';

/** Every kind of choice. The client build inserts only the names, so the scripts do not contain the labels. */
export const CHOICE_KINDS = Object.keys(CHOICES) as ChoiceKind[]; // Object.keys returns string[].
