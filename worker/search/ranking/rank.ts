import type MiniSearch from 'minisearch';
import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { fitOfScope } from '#worker/search/query/scope.ts';
import { searchTree } from '#worker/search/query/search-tree.ts';
import type { Vocabulary } from '#worker/search/terms/vocabulary.ts';
import { phraseShare } from './phrase-share.ts';
import { priorOf } from './prior.ts';
import { createScoring } from './scoring.ts';
import { EQUAL, FIELD_WEIGHTS, GAINS, PRIORS } from './weights.ts';

/** What the ranking needs of an open index. */
export interface Rankable {
  index: MiniSearch;
  sections: readonly Section[];
  vocabulary: Vocabulary;
  contentOf: (document: number) => string;
}

export interface Ranked {
  document: number;
  score: number;
  section: Section;
}

const PHRASE_CANDIDATES = 40;

/** The sections that match, best first. */
export const rank = (
  parsed: ParsedQuery,
  preferred: SdkSlug | undefined,
  { index, sections, vocabulary, contentOf }: Rankable,
): Ranked[] => {
  const parts = parsed.parts.filter(({ readings }) => readings.length > 0);
  if (!parts.some(({ isOptional }) => !isOptional)) return [];
  const scoreOf = createScoring(parsed, vocabulary, sections.length);
  const ranked = index.search(searchTree(parts), { boost: FIELD_WEIGHTS }).flatMap((result): Ranked[] => {
    const section = sections[result.id];
    if (!section) return [];
    const tie = 0.0005 * Math.log(1 + result.score);
    const score =
      (scoreOf(result, section).value + tie) *
      priorOf(section, parsed.asksForCode) *
      fitOfScope(section, parsed.scope);
    return [
      { document: result.id, score: isOutdated(section, parsed) ? score * PRIORS.old : score, section },
    ];
  });
  ranked.sort(byScore);
  for (const item of ranked.slice(0, PHRASE_CANDIDATES))
    item.score *=
      1 +
      GAINS.phrase *
        phraseShare(parsed.words, [...item.section.titles.slice(1), contentOf(item.document)].join('\n'));
  levelSubjects(ranked, parsed, preferred);
  for (const item of ranked) item.score *= gainOfName(item.section, parsed.writtenAs);
  return ranked.sort(byScore);
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

const isOutdated = ({ isOld, place }: Section, { scope }: ParsedQuery): boolean =>
  isOld && !scope.versions.has(place.version ?? '');

const levelSubjects = (ranked: Ranked[], parsed: ParsedQuery, preferred: SdkSlug | undefined): void => {
  const best = new Map<string, number>();
  const worst = new Map<string, number>();
  const current = ranked.filter(
    ({ section }) => section.subject !== undefined && !isOutdated(section, parsed),
  );
  for (const {
    section: { subject = '' },
    score,
  } of current)
    best.set(subject, Math.max(best.get(subject) ?? 0, score));
  for (const item of current) {
    const {
      subject = '',
      place: { library },
    } = item.section;
    if (!library) continue;
    const top = best.get(subject) ?? 0;
    if (library === preferred) item.score = top * GAINS.preferred;
    else if (item.score > EQUAL.share * top) item.score = top * (1 - 0.002 * SDK_SLUGS.indexOf(library));
    worst.set(subject, Math.min(worst.get(subject) ?? Number.POSITIVE_INFINITY, item.score));
  }
  for (const item of ranked) {
    const { subject } = item.section;
    if (subject !== undefined && isOutdated(item.section, parsed))
      item.score = Math.min(item.score, 0.99 * (worst.get(subject) ?? Number.POSITIVE_INFINITY));
  }
};

const gainOfName = ({ headingNames }: Section, words: readonly string[]): number => {
  const names = words
    .flatMap((word) => word.split(/[^\p{L}\p{N}_]+/u))
    .filter((name) => headingNames.has(name));
  if (names.some((name) => /\p{Ll}\p{Lu}|_/u.test(name))) return GAINS.exactName;
  return names.length > 0 ? GAINS.sameCase : 1;
};
