import type { Section } from '#worker/search/index/section.ts';

/** The parts of a score, in the order in which they are found. The score is their product. */
export const FACTORS = [
  'words',
  'heading',
  'titles',
  'all',
  'equal',
  'member',
  'frequency',
  'prior',
  'old',
  'phrase',
  'subject',
  'scope',
  'name',
] as const;
type Factor = (typeof FACTORS)[number];

/** A section with its score, which changes while sections are ranked. */
export interface Ranked {
  document: number;
  section: Section;
  /** `true` if its heading and the titles above it have all words that the query needs. */
  saysAll: boolean;
  score: number;
  /** A part that is absent is 1. */
  factors: Partial<Record<Factor, number>>;
}

/** Multiplies the score. */
export const raise = (item: Ranked, factor: Factor, by: number): void => {
  if (by === 1) return;
  item.score *= by;
  item.factors[factor] = (item.factors[factor] ?? 1) * by;
};
