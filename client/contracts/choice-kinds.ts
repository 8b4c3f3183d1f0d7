import { CHOICES, type ChoiceKind } from '#content/choices.ts';

/** Every kind of choice. The client build inserts only the names, so the scripts do not contain the labels. */
export const CHOICE_KINDS = Object.keys(CHOICES) as ChoiceKind[]; // Object.keys returns string[].

/** The values of the choice of a cloud, which an address can ask for. */
export const CLOUD_CHOICES: readonly string[] = Object.keys(CHOICES.cloud.values);
