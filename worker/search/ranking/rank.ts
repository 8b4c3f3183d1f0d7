import type MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { SdkSlug } from '#content/sdks.ts';
import type { Section } from '#worker/search/index/section.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { ParsedQuery, QueryPart } from '#worker/search/query/parse-query.ts';
import type { Reading } from '#worker/search/query/readings.ts';
import { fitOfScope } from '#worker/search/query/scope.ts';
import { levelSubjects } from './level-subjects.ts';
import { gainOfNames, namesIn } from './names-in-heading.ts';
import { phraseShare } from './phrase-share.ts';
import { preferSections } from './prefer-sections.ts';
import type { Priors } from './priors.ts';
import { type Ranked, raise } from './ranked.ts';
import { createScoring } from './scoring.ts';
import { FIELD_WEIGHTS, GAINS, PRIORS } from './weights.ts';

/** The part of an open index that the ranking needs. */
interface Rankable {
  index: MiniSearch;
  sections: readonly Section[];
  /** The priors of the sections, in the same order. */
  priors: readonly Priors[];
  vocabulary: Vocabulary;
  /** The stems of a section's titles and text; see `stemTexts`. */
  stemsIn: (document: number) => string;
}

/** The work on one query is bounded: this many sections are compared with each other, and the texts of fewer are read. */
const COMPARED_SECTIONS = 400;
const READ_SECTIONS = 40;

/** The sections that match, best first. */
export const rank = (query: ParsedQuery, preferred: SdkSlug | undefined, site: Rankable): Ranked[] => {
  const matching = scored(query, site).sort(byScore);
  const compared = matching.slice(0, COMPARED_SECTIONS);
  compare(compared, query, preferred, site);
  return [...compared.sort(byScore), ...matching.slice(COMPARED_SECTIONS)];
};

/** The sections that match, each with its own score. */
const scored = (query: ParsedQuery, { index, sections, priors, vocabulary }: Rankable): Ranked[] => {
  const parts = knownParts(query);
  if (parts.every(({ isOptional }) => isOptional)) return [];
  const scoreOf = createScoring(query, vocabulary, sections.length);
  const ranked: Ranked[] = [];
  for (const result of index.search(searchTree(parts), { boost: FIELD_WEIGHTS })) {
    const section = sections[result.id];
    const prior = priors[result.id];
    const item = section && scoreOf(result, section);
    if (!item || !prior) continue;
    raise(item, 'prior', prior[query.asksForCode ? 'code' : 'prose']);
    if (isOutdated(section, query)) raise(item, 'old', PRIORS.old);
    ranked.push(item);
  }
  return ranked;
};

/** Raises sections by what takes longer to find out, and by what follows from the others. */
const compare = (
  ranked: readonly Ranked[],
  query: ParsedQuery,
  preferred: SdkSlug | undefined,
  { stemsIn }: Rankable,
): void => {
  const isLong = knownParts(query).filter(({ isOptional }) => !isOptional).length > 2;
  for (const item of ranked.slice(0, READ_SECTIONS))
    raise(item, 'phrase', gainOfPhrase(phraseShare(query.words, stemsIn(item.document)), isLong));

  const { libraries } = query.scope;
  const isMeant = libraries.size === 0 || (preferred !== undefined && libraries.has(preferred));
  levelSubjects(ranked, isMeant ? preferred : undefined, (section) => isOutdated(section, query));

  const names = namesIn(query);
  for (const item of ranked) {
    raise(item, 'scope', fitOfScope(item.section, query.scope, preferred));
    raise(item, 'name', gainOfNames(item.section, names));
  }
  preferSections(ranked);
};

/** The parts of a query that the index knows. */
const knownParts = ({ parts }: ParsedQuery) => parts.filter(({ readings }) => readings.length > 0);

/** A section about an older version that the query does not name. */
const isOutdated = ({ facts: { isOld, place } }: Section, { scope }: ParsedQuery): boolean =>
  isOld && !scope.versions.has(place.version ?? '');

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

/** Neighbors count, and in a long query it counts that all of them are neighbors. */
const gainOfPhrase = (share: number, isLong: boolean): number =>
  1 + GAINS.phrase * share + (isLong && share === 1 ? GAINS.verbatim : 0);

/** The query that finds every section with something of at least one part. */
const searchTree = (parts: readonly QueryPart[]): Query =>
  anyOf(parts.flatMap(({ readings }) => readings.map(readingTree)));

const readingTree = ({ choices, weight }: Reading): Query =>
  allOf(
    choices.map((choice) =>
      anyOf(
        [...choice].map(([term, closeness]) => ({ queries: [term], boostTerm: () => closeness * weight })),
      ),
    ),
  );

const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });
const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
