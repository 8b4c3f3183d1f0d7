import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import type { ParsedQuery, QueryPart } from '#worker/search/query/parse-query.ts';
import { stemOf } from '#worker/search/terms/stem.ts';
import { GAINS } from './weights.ts';

/** A term of the index that may stand for words of the query. */
export interface TermUse {
  stem: string;
  /** Its place in the query: the number of its choice, counted over the whole query. */
  places: { slot: number; closeness: number }[];
}

interface PlannedReading {
  /** The numbers of its choices: the first, and the one after the last. */
  first: number;
  end: number;
  weight: number;
  isSynonym: boolean;
}

interface PlannedPart {
  isOptional: boolean;
  /** The rarer its words, the more a part says. */
  importance: number;
  readings: readonly PlannedReading[];
}

/** A query, prepared for one section after the other. */
export interface QueryPlan {
  parts: readonly PlannedPart[];
  uses: ReadonlyMap<string, TermUse>;
  /** The number of choices. */
  slots: number;
}

export const planOf = ({ parts }: ParsedQuery, vocabulary: Vocabulary, documents: number): QueryPlan => {
  const uses = new Map<string, TermUse>();
  let slots = 0;
  const planned = parts.map((part) => ({
    isOptional: part.isOptional,
    importance: rarityOf(part, vocabulary, documents) * (part.isOptional ? GAINS.optional : 1),
    readings: part.readings.map(({ choices, ...reading }) => {
      const first = slots;
      for (const choice of choices) {
        for (const [term, closeness] of choice) {
          const use = uses.get(term) ?? { stem: stemOf(term), places: [] };
          use.places.push({ slot: slots, closeness });
          uses.set(term, use);
        }
        slots += 1;
      }
      return { ...reading, first, end: slots };
    }),
  }));
  return { parts: planned, uses, slots };
};

/** The rarer a word, the more it says. A word that the index does not know counts like a rare one. */
const rarityOf = ({ readings }: QueryPart, { frequencyOf }: Vocabulary, documents: number): number => {
  const rarities = (readings[0]?.choices ?? []).map((choice) => {
    const frequencies = [...choice].map(([term, closeness]) => (closeness >= 0.5 ? frequencyOf(term) : 0));
    return Math.log(1 + documents / Math.max(1, ...frequencies));
  });
  return rarities.length > 0 ? Math.max(...rarities) : Math.log(1 + documents / 2);
};

/** How well a part is found, if each of its choices is found as well as `found` says. */
export const bestReading = ({ readings }: PlannedPart, found: Float64Array): number => {
  let literal = 0;
  let synonym = 0;
  for (const reading of readings) {
    const value = readingValue(reading, found);
    if (reading.isSynonym) synonym = Math.max(synonym, value);
    else literal = Math.max(literal, value);
  }
  return Math.max(literal, synonym) + GAINS.second * Math.min(literal, synonym);
};

const readingValue = ({ first, end, weight }: PlannedReading, found: Float64Array): number => {
  let sum = 0;
  for (let slot = first; slot < end; slot += 1) {
    const closeness = found[slot] ?? 0;
    if (closeness === 0) return 0;
    sum += closeness;
  }
  return (sum / (end - first)) * weight;
};
