import type { SearchResult } from 'minisearch';
import type { Section } from '#worker/search/index/section.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { Expression } from '#worker/search/query/expression.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { coversHeading, fitOfHeading } from './heading-fit.ts';
import { bestReading, planOf } from './query-plan.ts';
import { type Ranked, raise } from './ranked.ts';
import { GAINS } from './weights.ts';
import { WordMatches } from './word-matches.ts';

/** Prepares a query, and returns the function that scores one result after the other. A result with only optional words has no score. */
export const createScoring = (
  query: ParsedQuery,
  vocabulary: Vocabulary,
  documents: number,
): ((result: SearchResult, section: Section) => Ranked | undefined) => {
  const plan = planOf(query, vocabulary, documents);
  const { parts } = plan;
  const needed = parts.filter(({ isOptional }) => !isOptional);
  const total = needed.reduce((sum, { importance }) => sum + importance, 0);
  const matches = new WordMatches(plan);
  /** The start of a page also says what its search words say. */
  const saysAll = ({ facts }: Section): boolean =>
    matches.isInTitles &&
    parts.every(
      (part) =>
        part.isOptional ||
        (facts.depth === 1
          ? bestReading(part, matches.inHeading) > 0
          : bestReading(part, matches.inTitles) >= 1),
    );

  return ({ id, match, score }, section) => {
    matches.read(match, section);
    const { stems, isInTitles } = matches;
    let sum = 0;
    let heading = 0;
    let titles = 0;
    let found = 0;
    for (const part of parts) {
      const best = bestReading(part, matches.anywhere);
      if (best > 0 && !part.isOptional) found += 1;
      sum += part.importance * best;
      if (!isInTitles) continue;
      heading += part.importance * bestReading(part, matches.inHeading);
      titles += part.importance * bestReading(part, matches.inTitles);
    }
    if (found === 0) return undefined;
    const fit = heading === 0 ? 0 : fitOfHeading(section, stems);
    const isHeading =
      coversHeading(section, stems) &&
      parts.every((part) => part.isOptional || bestReading(part, matches.inTitle) >= 1);
    const words = sum / total;
    const item: Ranked = {
      document: id,
      section,
      saysAll: saysAll(section),
      score: words,
      factors: { words },
    };
    raise(item, 'heading', 1 + GAINS.heading * Math.min(1, heading / total) * fit);
    if (needed.length > 1 && stems.length > 0)
      raise(item, 'titles', 1 + GAINS.titles * (titles / total) ** 2);
    if (found === needed.length) raise(item, 'all', GAINS.all);
    if (isHeading)
      raise(item, 'equal', section.facts.depth === 1 && !query.expression ? GAINS.equalTitle : GAINS.equal);
    const hasMember = isMember(section, match, query.expression);
    if (hasMember) raise(item, 'member', GAINS.member);
    // Methods of the same name are equals. They stand in the order of the documentation.
    if (!hasMember || !query.expression?.isCall)
      raise(item, 'frequency', 1 + (GAINS.frequency * Math.log1p(score)) / item.score);
    return item;
  };
};

/**
 * `true` for a symbol that has the last name of an expression, whatever the reader calls the value in front of it: `Bucket.file`
 * for `photos.file()`. Only what can be called is the member of a call.
 */
const isMember = (
  { isSymbol, heading }: Section,
  match: SearchResult['match'],
  expression: Expression | undefined,
): boolean => {
  if (!expression || !isSymbol || (expression.isCall && !heading.endsWith(')'))) return false;
  const fields = match[expression.member] ?? [];
  return fields.includes('title') || fields.includes('names');
};
