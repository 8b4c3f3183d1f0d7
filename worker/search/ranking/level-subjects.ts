import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import type { Section } from '#worker/search/index/section.ts';
import { type Ranked, raise } from './ranked.ts';
import { EQUALS, GAINS } from './weights.ts';

/**
 * Sections about one subject, such as the same symbol in several libraries, are equals if their scores hardly differ: they are then
 * in the order of the libraries. The preferred library comes first in any case. An outdated section stays below the
 * current ones about its subject.
 */
export const levelSubjects = (
  ranked: readonly Ranked[],
  preferred: SdkSlug | undefined,
  isOutdated: (section: Section) => boolean,
): void => {
  const subjects = new Map<string, { best: number; lowest: number }>();
  for (const { section, score } of ranked) {
    const { subject } = section.facts;
    if (subject === undefined || isOutdated(section)) continue;
    const known = subjects.get(subject);
    if (!known) subjects.set(subject, { best: score, lowest: score });
    else known.best = Math.max(known.best, score);
  }
  const outdated: { item: Ranked; scores: { lowest: number }; library: SdkSlug }[] = [];
  for (const item of ranked) {
    const { subject = '', place } = item.section.facts;
    const { library } = place;
    const scores = subjects.get(subject);
    if (!scores || !library) continue;
    if (isOutdated(item.section)) {
      outdated.push({ item, scores, library });
      continue;
    }
    if (library === preferred) raise(item, 'subject', (scores.best * GAINS.preferred) / item.score);
    else if (item.score > EQUALS.share * scores.best)
      raise(item, 'subject', (scores.best * inOrder(library)) / item.score);
    scores.lowest = Math.min(scores.lowest, item.score);
  }
  for (const { item, scores, library } of outdated)
    raise(item, 'subject', Math.min(1, (EQUALS.outdated * scores.lowest) / item.score) * inOrder(library));
};

const inOrder = (library: SdkSlug): number => 1 - EQUALS.step * SDK_SLUGS.indexOf(library);
