import type { SearchResult } from 'minisearch';
import type { IndexField } from '#worker/search/index/fields.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { CLOSENESS } from '#worker/search/query/closeness.ts';
import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { coversHeading, fitOfHeading, headingShare } from './heading-fit.ts';
import { bestReading, planOf } from './query-plan.ts';
import { type Ranked, raise } from './ranked.ts';
import { FIELD_WEIGHTS, GAINS } from './weights.ts';

/** Prepares a query, and returns the function that scores one result after the other. One with optional words only has no score. */
export const createScoring = (
  query: ParsedQuery,
  vocabulary: Vocabulary,
  documents: number,
): ((result: SearchResult, section: Section) => Ranked | undefined) => {
  const { parts, uses, slots } = planOf(query, vocabulary, documents);
  const needed = parts.filter(({ isOptional }) => !isOptional);
  const total = needed.reduce((sum, { importance }) => sum + importance, 0);
  const anywhere = new Float64Array(slots);
  const inHeading = new Float64Array(slots);
  const inTitle = new Float64Array(slots);
  const inTitles = new Float64Array(slots);

  return ({ id, match, score }, section) => {
    anywhere.fill(0);
    inHeading.fill(0);
    inTitle.fill(0);
    inTitles.fill(0);
    const stems: string[] = [];
    let isInTitles = false;
    for (const term in match) {
      const use = uses.get(term);
      const fields = match[term] as IndexField[] | undefined; // the index has these fields only
      if (!use || !fields) continue;
      let weight = 0;
      for (const field of fields) weight = Math.max(weight, FIELD_WEIGHTS[field]);
      const share = headingShare(fields, section);
      if (share > GAINS.parent) stems.push(use.stem);
      if (share > 0) isInTitles = true;
      const shareOfTitles = section.facts.depth > 1 && fields.includes('parents') ? 1 : share;
      for (const { slot, closeness } of use.places) {
        anywhere[slot] = Math.max(anywhere[slot] ?? 0, weight * closeness);
        inHeading[slot] = Math.max(inHeading[slot] ?? 0, share * closeness);
        inTitles[slot] = Math.max(inTitles[slot] ?? 0, shareOfTitles * closeness);
        if (fields.includes('title')) inTitle[slot] = Math.max(inTitle[slot] ?? 0, closeness);
      }
    }
    let sum = 0;
    let heading = 0;
    let titles = 0;
    let found = 0;
    for (const part of parts) {
      const best = bestReading(part, anywhere);
      if (best > 0 && !part.isOptional) found += 1;
      sum += part.importance * best;
      if (!isInTitles) continue;
      heading += part.importance * bestReading(part, inHeading);
      titles += part.importance * bestReading(part, inTitles);
    }
    if (found === 0) return undefined;
    const fit = heading === 0 ? 0 : fitOfHeading(section, stems);
    const isHeading =
      coversHeading(section, stems) &&
      parts.every((part) => part.isOptional || bestReading(part, inTitle) >= CLOSENESS.plural);
    const words = sum / total;
    const item: Ranked = { document: id, section, score: words, factors: { words } };
    raise(item, 'heading', 1 + GAINS.heading * Math.min(1, heading / total) * fit);
    if (needed.length > 1 && stems.length > 0)
      raise(item, 'titles', 1 + GAINS.titles * (titles / total) ** 2);
    if (found === needed.length) raise(item, 'all', GAINS.all);
    if (isHeading) raise(item, 'equal', GAINS.equal);
    raise(item, 'frequency', 1 + (GAINS.frequency * Math.log1p(score)) / item.score);
    return item;
  };
};
