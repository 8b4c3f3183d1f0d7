import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import type { Section } from '#worker/search/index/sections.ts';
import { EQUALS, GAINS } from './weights.ts';

/** A section with its score, which changes while sections are ranked. */
export interface Ranked {
  document: number;
  section: Section;
  score: number;
}

/**
 * Sections about one subject, such as the same symbol in several libraries, are equals if their scores hardly differ: they then
 * stand in the order of the libraries. The preferred library comes first in any case. An outdated section stays below the
 * current ones about its subject.
 */
export const levelSubjects = (
  ranked: readonly Ranked[],
  preferred: SdkSlug | undefined,
  isOutdated: (section: Section) => boolean,
): void => {
  const subjects = new Map<string, { best: number; lowest: number }>();
  const current = ranked.filter(({ section }) => !isOutdated(section));
  for (const { section, score } of current) {
    if (section.subject === undefined) continue;
    const best = Math.max(subjects.get(section.subject)?.best ?? 0, score);
    subjects.set(section.subject, { best, lowest: best });
  }
  for (const item of current) {
    const subject = subjects.get(item.section.subject ?? '');
    const { library } = item.section.place;
    if (!subject || !library) continue;
    if (library === preferred) item.score = subject.best * GAINS.preferred;
    else if (item.score > EQUALS.share * subject.best) item.score = subject.best * inOrder(library);
    subject.lowest = Math.min(subject.lowest, item.score);
  }
  for (const item of ranked) {
    const subject = subjects.get(item.section.subject ?? '');
    const { library } = item.section.place;
    if (subject && library && isOutdated(item.section))
      item.score = Math.min(item.score, EQUALS.outdated * subject.lowest) * inOrder(library);
  }
};

const inOrder = (library: SdkSlug): number => 1 - EQUALS.step * SDK_SLUGS.indexOf(library);
