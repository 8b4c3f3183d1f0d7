import type { IndexField } from './index-format.ts';
import type { ParsedQuery, QueryPart } from './parse-query.ts';
import type { Section } from './section.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { stemOf } from './words.ts';

/** A query, prepared for one section after the other. */
interface QueryPlan {
  parts: readonly PlannedPart[];
  uses: readonly TermUse[];
  /** The number of choices of the whole query. Each has a slot. */
  slots: number;
}

interface PlannedPart {
  isOptional: boolean;
  /** The rarer its words, the more a part says. */
  importance: number;
  readings: readonly PlannedReading[];
}

interface PlannedReading {
  /** The slots of its choices: the first, and the one after the last. */
  first: number;
  end: number;
  weight: number;
  isSynonym: boolean;
}

/** A term of the index that may stand for words of the query. */
interface TermUse {
  term: string;
  stem: string;
  /** The rarer the term, the more it says. */
  rarity: number;
  slots: { slot: number; closeness: number }[];
}

/** A term that a section has, and the fields that have it. */
export interface TermFound {
  use: TermUse;
  fields: IndexField[];
}

export const planOf = ({ parts }: ParsedQuery, vocabulary: Vocabulary, documents: number): QueryPlan => {
  const uses = new Map<string, TermUse>();
  let slots = 0;
  const planned = parts.map((part) => ({
    isOptional: part.isOptional,
    importance: rarityOf(part, vocabulary, documents) * (part.isOptional ? WEIGHTS.gain.optional : 1),
    readings: part.readings.map(({ choices, ...reading }) => {
      const first = slots;
      for (const choice of choices) {
        for (const [term, closeness] of choice) {
          const use = uses.get(term) ?? {
            term,
            stem: stemOf(term),
            rarity: Math.log(1 + documents / Math.max(1, vocabulary.frequencyOf(term))),
            slots: [],
          };
          use.slots.push({ slot: slots, closeness });
          uses.set(term, use);
        }
        slots += 1;
      }
      return { ...reading, first, end: slots };
    }),
  }));
  return { parts: planned, uses: [...uses.values()], slots };
};

/** The rarer a word, the more it says. A word that the index does not know counts like a rare one. */
const rarityOf = ({ readings }: QueryPart, vocabulary: Vocabulary, documents: number): number => {
  const rarities = (readings[0]?.choices ?? []).map((choice) => {
    const frequencies = [...choice].map(([term, closeness]) =>
      closeness >= 0.5 ? vocabulary.frequencyOf(term) : 0,
    );
    return Math.log(1 + documents / Math.max(1, ...frequencies));
  });
  return rarities.length > 0 ? Math.max(...rarities) : Math.log(1 + documents / 2);
};

/**
 * Where a section has the words of a query. Each list has a number from 0 to 1 for each slot of the query's plan. One object serves
 * one section after the other.
 */
export class WordMatches {
  /** Anywhere in the section, weighted by the field. */
  readonly anywhere: Float64Array;
  /** In the heading, or in what counts as a heading. */
  readonly inHeading: Float64Array;
  /** In the heading as it is written. */
  readonly inTitle: Float64Array;
  /** In the heading, or in the titles above it. */
  readonly inTitles: Float64Array;
  /** The stems of the words in the heading. */
  stems: string[] = [];
  /** `true` if the heading, or a title above it, has a word. */
  isInTitles = false;
  /** How much the terms say together, by their fields. */
  rarity = 0;
  /** The number of parts that a section needs. */
  readonly needed: number;
  /** `true` if a needed part has words that the index does not know. */
  readonly hasUnknown: boolean;
  readonly #plan: QueryPlan;
  readonly #neededParts: readonly PlannedPart[];
  readonly #neededImportance: number;

  constructor(plan: QueryPlan) {
    this.#plan = plan;
    this.#neededParts = plan.parts.filter(({ isOptional }) => !isOptional);
    this.#neededImportance = this.#neededParts.reduce((sum, { importance }) => sum + importance, 0);
    this.needed = this.#neededParts.length;
    this.hasUnknown = this.#neededParts.some(({ readings }) => readings.length === 0);
    this.anywhere = new Float64Array(plan.slots);
    this.inHeading = new Float64Array(plan.slots);
    this.inTitle = new Float64Array(plan.slots);
    this.inTitles = new Float64Array(plan.slots);
  }

  /** Takes the matches of one section. */
  read(found: readonly TermFound[], section: Section): void {
    for (const list of [this.anywhere, this.inHeading, this.inTitle, this.inTitles]) list.fill(0);
    this.stems = [];
    this.isInTitles = false;
    this.rarity = 0;
    for (const { use, fields } of found) this.#readTerm(use, fields, section);
  }

  #readTerm({ stem, rarity, slots }: TermUse, fields: readonly IndexField[], section: Section): void {
    const weight = Math.max(...fields.map((field) => WEIGHTS.field[field]));
    const share = headingShare(fields, section);
    if (share > WEIGHTS.gain.parent) this.stems.push(stem);
    if (share > 0) this.isInTitles = true;
    const shareOfTitles = section.facts.depth > 1 && fields.includes('parents') ? 1 : share;
    for (const { slot, closeness } of slots) {
      this.rarity += rarity * weight * closeness;
      atLeast(this.anywhere, slot, weight * closeness);
      atLeast(this.inHeading, slot, share * closeness);
      atLeast(this.inTitles, slot, shareOfTitles * closeness);
      if (fields.includes('title')) atLeast(this.inTitle, slot, closeness);
    }
  }

  /** How much of the query's importance a list has. The parts that a section may lack can raise it above 1. */
  shareOf(list: Float64Array): number {
    const { parts } = this.#plan;
    return (
      parts.reduce((sum, part) => sum + part.importance * bestReading(part, list), 0) / this.#neededImportance
    );
  }

  /** The number of needed parts that a list has, each at least as well as `least` says. */
  neededIn(list: Float64Array, least = Number.MIN_VALUE): number {
    return this.#neededParts.filter((part) => bestReading(part, list) >= least).length;
  }
}

const atLeast = (list: Float64Array, slot: number, value: number): void => {
  list[slot] = Math.max(list[slot] ?? 0, value);
};

/** How much a match in these fields counts as one in the heading. */
const headingShare = (fields: readonly IndexField[], { isSymbol, facts }: Section): number => {
  if (fields.includes('title') || fields.includes('names')) return 1;
  if (fields.includes('aliases') && !isSymbol) return WEIGHTS.gain.alias;
  return fields.includes('parents') && facts.depth > 1 ? WEIGHTS.gain.parent : 0;
};

/** How well a part is found, by the reader's words or by what the site says instead. */
const bestReading = ({ readings }: PlannedPart, found: Float64Array): number => {
  let literal = 0;
  let synonym = 0;
  for (const reading of readings) {
    const value = readingValue(reading, found);
    if (reading.isSynonym) synonym = Math.max(synonym, value);
    else literal = Math.max(literal, value);
  }
  return Math.max(literal, synonym) + WEIGHTS.gain.second * Math.min(literal, synonym);
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
