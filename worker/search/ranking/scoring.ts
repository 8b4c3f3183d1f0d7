import type { SearchResult } from 'minisearch';
import type { IndexField } from '#worker/search/index/fields.ts';
import type { Section } from '#worker/search/index/sections.ts';
import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { CLOSENESS } from '#worker/search/query/closeness.ts';
import type { ParsedQuery, QueryPart } from '#worker/search/query/parse-query.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import { FIELD_WEIGHTS, GAINS } from './weights.ts';

/** Where a term stands in the query: the number of its choice, counted over the whole query. */
interface Use {
  slot: number;
  closeness: number;
}

/** Prepares a query, and returns the function that scores one result after the other: 0 for one with optional words only. */
export const createScoring = (
  { parts }: ParsedQuery,
  vocabulary: Vocabulary,
  documents: number,
): ((result: SearchResult, section: Section) => number) => {
  const uses = new Map<string, { stem: string; places: Use[] }>();
  let slots = 0;
  const plan = parts.map((part) => ({
    isOptional: part.isOptional,
    importance: rarityOf(part, vocabulary, documents) * (part.isOptional ? GAINS.optional : 1),
    readings: part.readings.map(({ choices, weight, isSynonym }) => {
      const first = slots;
      for (const choice of choices) {
        for (const [term, closeness] of choice) {
          const use = uses.get(term) ?? { stem: stemOf(term), places: [] };
          use.places.push({ slot: slots, closeness });
          uses.set(term, use);
        }
        slots += 1;
      }
      return { first, end: slots, weight, isSynonym };
    }),
  }));
  const needed = plan.filter(({ isOptional }) => !isOptional);
  const total = needed.reduce((sum, { importance }) => sum + importance, 0);
  const anywhere = new Float64Array(slots);
  const inHeading = new Float64Array(slots);
  const inTitle = new Float64Array(slots);
  const inTitles = new Float64Array(slots);

  const bestOf = ({ readings }: (typeof plan)[number], found: Float64Array): number => {
    let literal = 0;
    let synonym = 0;
    for (const { first, end, weight, isSynonym } of readings) {
      let value = 0;
      for (let slot = first; slot < end; slot += 1) {
        const closeness = found[slot] ?? 0;
        if (closeness === 0) {
          value = 0;
          break;
        }
        value += (closeness * weight) / (end - first);
      }
      if (isSynonym) synonym = Math.max(synonym, value);
      else literal = Math.max(literal, value);
    }
    return Math.max(literal, synonym) + GAINS.second * Math.min(literal, synonym);
  };

  return ({ match, score }, section) => {
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
    if (needed.every((part) => bestOf(part, anywhere) === 0)) return 0;
    let sum = 0;
    let heading = 0;
    let titles = 0;
    let hasAll = true;
    for (const part of plan) {
      const best = bestOf(part, anywhere);
      if (best === 0 && !part.isOptional) hasAll = false;
      sum += part.importance * best;
      if (!isInTitles) continue;
      heading += part.importance * bestOf(part, inHeading);
      titles += part.importance * bestOf(part, inTitles);
    }
    const fit = heading === 0 ? 0 : fitOfHeading(section, stems);
    const isHeading =
      stems.length > 0 &&
      shareOf(section.headingStems, stems) === 1 &&
      plan.every((part) => part.isOptional || bestOf(part, inTitle) >= CLOSENESS.plural);
    const value =
      (sum / total) *
      (1 + GAINS.heading * Math.min(1, heading / total) * fit) *
      (needed.length > 1 && stems.length > 0 ? 1 + GAINS.titles * (titles / total) ** 2 : 1) *
      (hasAll ? GAINS.all : 1) *
      (isHeading ? GAINS.equal : 1);
    return value + GAINS.frequency * Math.log1p(score);
  };
};

/** How much a match in these fields counts as one in the heading. */
const headingShare = (fields: readonly IndexField[], { isSymbol, facts }: Section): number => {
  if (fields.includes('title') || fields.includes('names')) return 1;
  if (fields.includes('aliases') && !isSymbol) return GAINS.alias;
  return fields.includes('parents') && facts.depth > 1 ? GAINS.parent : 0;
};

/** The rarer a word, the more it says. A word that the index does not know counts like a rare one. */
const rarityOf = ({ readings }: QueryPart, { frequencyOf }: Vocabulary, documents: number): number => {
  const rarities = (readings[0]?.choices ?? []).map((choice) => {
    const frequencies = [...choice].map(([term, closeness]) => (closeness >= 0.5 ? frequencyOf(term) : 0));
    return Math.log(1 + documents / Math.max(1, ...frequencies));
  });
  return rarities.length > 0 ? Math.max(...rarities) : Math.log(1 + documents / 2);
};

/** How much of the heading the query covers, up to 1. */
const fitOfHeading = (
  { headingStems, nameStems, anchorStems, isSymbol }: Section,
  stems: readonly string[],
): number =>
  Math.max(
    shareOf(headingStems, stems),
    isSymbol ? GAINS.ownName * shareOf(nameStems, stems) : GAINS.anchor * shareOf(anchorStems, stems),
  );

const shareOf = (heading: ReadonlySet<string>, stems: readonly string[]): number => {
  if (heading.size === 0) return 0;
  let shared = 0;
  for (const stem of heading) if (stems.includes(stem)) shared += 1;
  return shared / heading.size;
};
