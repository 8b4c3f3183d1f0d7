import type { Section } from '#worker/search/index/section.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import type { ParsedQuery } from './parse-query.ts';

/** `true` if the query has the whole name of the symbol that a section is about, with or without its owner. */
export const namesSymbol = ({ words }: ParsedQuery, { isSymbol, nameStems }: Section): boolean => {
  const stems = new Set(words.flatMap(({ whole, parts }) => [whole, ...parts].map(stemOf)));
  return isSymbol && [...nameStems].every((stem) => stems.has(stem));
};
