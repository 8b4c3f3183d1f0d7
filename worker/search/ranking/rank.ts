import type MiniSearch from 'minisearch';
import type { SdkSlug } from '#content/sdks.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { fitOfScope } from '#worker/search/query/scope.ts';
import { searchTree } from '#worker/search/query/search-tree.ts';
import type { Vocabulary } from '#worker/search/terms/vocabulary.ts';
import { levelSubjects, type Ranked } from './level-subjects.ts';
import { phraseShare } from './phrase-share.ts';
import { priorOf } from './prior.ts';
import { createScoring } from './scoring.ts';
import { FIELD_WEIGHTS, GAINS, PRIORS } from './weights.ts';

/** What the ranking needs of an open index. */
export interface Rankable {
  index: MiniSearch;
  sections: readonly Section[];
  vocabulary: Vocabulary;
  contentOf: (document: number) => string;
}

/** Only the texts of this many sections are read, so that the work is bounded. */
const READ_SECTIONS = 40;

/** The sections that match, best first. */
export const rank = (
  query: ParsedQuery,
  preferred: SdkSlug | undefined,
  { index, sections, vocabulary, contentOf }: Rankable,
): Ranked[] => {
  const parts = query.parts.filter(({ readings }) => readings.length > 0);
  if (parts.every(({ isOptional }) => isOptional)) return [];
  const { libraries, versions } = query.scope;
  const isOutdated = ({ isOld, place }: Section) => isOld && !versions.has(place.version ?? '');
  const scoreOf = createScoring(query, vocabulary, sections.length);
  const ranked = index.search(searchTree(parts), { boost: FIELD_WEIGHTS }).flatMap((result): Ranked[] => {
    const section = sections[result.id];
    if (!section) return [];
    const score = scoreOf(result, section) * priorOf(section, query.asksForCode);
    return [{ document: result.id, section, score: isOutdated(section) ? score * PRIORS.old : score }];
  });

  for (const item of ranked.sort(byScore).slice(0, READ_SECTIONS)) {
    const text = [...item.section.titles.slice(1), contentOf(item.document)].join('\n');
    item.score *= 1 + GAINS.phrase * phraseShare(query.words, text);
  }
  const isNamed = libraries.size === 0 || (preferred !== undefined && libraries.has(preferred));
  levelSubjects(ranked, isNamed ? preferred : undefined, isOutdated);
  for (const item of ranked)
    item.score *= fitOfScope(item.section, query.scope) * gainOfName(item.section, query.writtenAs);
  return ranked.sort(byScore);
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

const OUTSIDE_OF_NAMES = /[^\p{L}\p{N}_]+/u;
const SEVERAL_WORDS = /\p{Ll}\p{Lu}|_/u;

/** A name in the heading that is written exactly as in the query tells libraries apart: `oidc_rule` and `oidcRule`. */
const gainOfName = ({ headingNames }: Section, words: readonly string[]): number => {
  const names = words
    .flatMap((word) => word.split(OUTSIDE_OF_NAMES))
    .filter((name) => headingNames.has(name));
  if (names.some((name) => SEVERAL_WORDS.test(name))) return GAINS.exactName;
  return names.length > 0 ? GAINS.sameCase : 1;
};
