import { CHOICES, type ChoiceKind } from '#content/choices.ts';

/** Every kind of choice. The client build puts in the names alone, so that no label of a choice reaches the scripts. */
export const CHOICE_KINDS = Object.keys(CHOICES) as ChoiceKind[]; // `Object.keys` forgets the type of the keys.
