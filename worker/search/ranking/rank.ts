import type MiniSearch from 'minisearch';
import type { SdkSlug } from '#content/sdks.ts';
import { OUTSIDE_OF_NAMES, type Section } from '#worker/search/index/sections.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { fitOfScope } from '#worker/search/query/scope.ts';
import { searchTree } from '#worker/search/query/search-tree.ts';
import { levelSubjects } from './level-subjects.ts';
import { phraseShare } from './phrase-share.ts';
import type { Priors } from './priors.ts';
import { type Ranked, raise } from './ranked.ts';
import { createScoring } from './scoring.ts';
import { FIELD_WEIGHTS, GAINS, PRIORS } from './weights.ts';

/** What the ranking needs of an open index. */
export interface Rankable {
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
export const rank = (
  query: ParsedQuery,
  preferred: SdkSlug | undefined,
  { index, sections, priors, vocabulary, stemsIn }: Rankable,
): Ranked[] => {
  const parts = query.parts.filter(({ readings }) => readings.length > 0);
  if (parts.every(({ isOptional }) => isOptional)) return [];
  const { libraries, versions } = query.scope;
  const isOutdated = ({ facts: { isOld, place } }: Section) => isOld && !versions.has(place.version ?? '');
  const scoreOf = createScoring(query, vocabulary, sections.length);
  const ranked: Ranked[] = [];
  for (const result of index.search(searchTree(parts), { boost: FIELD_WEIGHTS })) {
    const section = sections[result.id];
    const prior = priors[result.id];
    if (!section || !prior) continue;
    const item = scoreOf(result, section);
    if (!item) continue;
    raise(item, 'prior', prior[query.asksForCode ? 'code' : 'prose']);
    if (isOutdated(section)) raise(item, 'old', PRIORS.old);
    ranked.push(item);
  }

  const isLong = parts.filter(({ isOptional }) => !isOptional).length > 2;
  const compared = ranked.sort(byScore).slice(0, COMPARED_SECTIONS);
  for (const item of compared.slice(0, READ_SECTIONS))
    raise(item, 'phrase', gainOfPhrase(phraseShare(query.words, stemsIn(item.document)), isLong));
  const isNamed = libraries.size === 0 || (preferred !== undefined && libraries.has(preferred));
  levelSubjects(compared, isNamed ? preferred : undefined, isOutdated);
  const wholes = new Set(query.words.map(({ whole }) => whole));
  const names = query.writtenAs.flatMap((word) => word.split(OUTSIDE_OF_NAMES)).filter(Boolean);
  for (const item of compared) {
    raise(item, 'scope', fitOfScope(item.section, query.scope, preferred));
    raise(item, 'name', gainOfNames(item.section, names));
    if (wholes.has(item.section.identifier)) raise(item, 'identifier', GAINS.identifier);
  }
  return [...compared.sort(byScore), ...ranked.slice(COMPARED_SECTIONS)];
};

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.document - b.document;

/** Neighbors count, and in a long query it counts that all of them are neighbors. */
const gainOfPhrase = (share: number, isLong: boolean): number =>
  1 + GAINS.phrase * share + (isLong && share === 1 ? GAINS.verbatim : 0);

const SEVERAL_WORDS = /\p{Ll}\p{Lu}|_/u;

/** `connection_str` may be the start of a name. */
const hasName = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || (name.includes('_') && [...names].some((other) => other.startsWith(name)));

/** A name in the heading that is written exactly as in the query tells libraries apart: `oidc_rule` and `oidcRule`. */
const gainOfNames = ({ headingNames }: Section, names: readonly string[]): number => {
  let gain = 1;
  for (const name of names)
    if (hasName(headingNames, name))
      gain = Math.max(gain, SEVERAL_WORDS.test(name) ? GAINS.exactName : GAINS.sameCase);
  return gain;
};
