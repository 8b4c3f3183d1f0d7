import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import type { Section } from './section.ts';
import { WEIGHTS } from './weights.ts';

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

/**
 * Sections about one subject, such as the same symbol in several libraries, are equals if their scores hardly differ: they are then
 * in the order of the libraries. The preferred library comes first in any case. The sections come with the best first.
 */
export const levelSubjects = (
  ranked: readonly Ranked[],
  preferred: SdkSlug | undefined,
  isOutdated: (section: Section) => boolean,
): void => {
  const best = new Map<string, number>();
  for (const item of ranked) {
    const { subject, place } = item.section.facts;
    const { library } = place;
    if (subject === undefined || !library) continue;
    const score = isOutdated(item.section) ? item.score : (best.get(subject) ?? item.score);
    if (!isOutdated(item.section)) best.set(subject, score);
    if (library === preferred) raise(item, 'subject', (score * WEIGHTS.gain.preferred) / item.score);
    else if (item.score > WEIGHTS.equals.share * score)
      raise(item, 'subject', (score * inOrder(library)) / item.score);
  }
};

const inOrder = (library: SdkSlug): number => 1 - WEIGHTS.equals.step * SDK_SLUGS.indexOf(library);

/**
 * A section whose heading, together with the titles above it, says the whole query comes before the start of its page, which has
 * all words somewhere: `permissions of queues on Azure` asks for the permissions.
 */
export const preferSections = (ranked: readonly Ranked[]): void => {
  const starts = new Map(
    ranked.filter(({ section }) => section.facts.depth === 1).map((item) => [item.section.facts.path, item]),
  );
  for (const item of ranked) {
    const start = starts.get(item.section.facts.path);
    if (item.saysAll && start && !start.saysAll)
      raise(item, 'titles', Math.max(1, (WEIGHTS.equals.ahead * start.score) / item.score));
  }
};
