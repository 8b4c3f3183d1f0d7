import type { IndexField } from '#worker/search/index/fields.ts';

/** How much a match in each field says about what a section is about. */
export const FIELD_WEIGHTS: Record<IndexField, number> = {
  title: 1,
  names: 1.05,
  aliases: 0.85,
  parents: 0.55,
  place: 0.45,
  text: 0.4,
  code: 0.38,
};
/** How close a term of the index is to a word of the query. */
export const CLOSENESS = {
  plural: 0.97,
  form: 0.8,
  completion: 0.9,
  mistake: 0.87,
  synonym: 0.75,
  synonymOfKnown: 0.5,
  parts: 0.85,
  partsOfKnown: 0.25,
  joined: 1,
  divided: 0.9,
};
export const GAINS = {
  optional: 0.15,
  heading: 0.8,
  anchor: 0.9,
  ownName: 0.85,
  all: 1.3,
  second: 0.3,
  exactName: 1.12,
  sameCase: 1.03,
  preferred: 1.06,
  phrase: 0.3,
  frequency: 0.0005,
};
export const PRIORS = {
  overview: 1.12,
  block: 1.1,
  start: 1.12,
  support: 0.92,
  upgrade: 0.8,
  symbolAsked: 1,
  referenceAsked: 0.9,
  symbol: 0.72,
  reference: 0.72,
  legacy: 0.65,
  absence: 0.6,
  old: 0.72,
};
export const SCOPE_FIT = { otherLibrary: 0.4, noLibrary: 0.62, otherVersion: 0.3, noVersion: 0.6 };
/** How sections about one subject are ordered; see `levelSubjects`. */
export const EQUALS = { share: 0.85, step: 0.002, outdated: 0.99 };
