import type { IndexField } from './index-format.ts';
import type { ParsedQuery, QueryPart } from './query.ts';
import type { Section } from './section.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { stemOf } from './words.ts';

/** Where a section has words of the query: anywhere (weighted by the field), in what counts as its heading, or also in a title above. */
type View = 'anywhere' | 'heading' | 'titles';

interface PlannedPart {
  isOptional: boolean;
  /** The rarer its words, the more a part says. */
  importance: number;
  readings: readonly {
    /** The numbers of its choices: the first, and the one after the last. */
    first: number;
    end: number;
    weight: number;
    isSynonym: boolean;
  }[];
}

/** A term of the index that may stand for words of the query. */
interface PlannedTerm {
  text: string;
  stem: string;
  rarity: number;
  choices: { number: number; closeness: number }[];
  /** `true` if a part that sections need has the term. */
  isNeeded: boolean;
}

/** A query, prepared for one section after the other. */
interface Plan {
  parts: readonly PlannedPart[];
  /** The parts that a section needs, and how much they say together. */
  needed: readonly PlannedPart[];
  neededImportance: number;
  terms: readonly PlannedTerm[];
  /** The number of choices in the whole query. */
  choices: number;
  /** The last name of the query, if it is an expression. */
  member: string | undefined;
}

/** The work on one query is bounded: after this many choices, each part is read in one way. */
const MOST_CHOICES = 64;

const planOf = ({ parts, expression }: ParsedQuery, vocabulary: Vocabulary, sections: number): Plan => {
  const terms = new Map<string, PlannedTerm>();
  let choices = 0;
  const rarityOf = (frequency: number) => Math.log(1 + sections / Math.max(1, frequency));
  const planned = parts.map((part): PlannedPart => {
    const readings = part.readings
      .slice(0, choices < MOST_CHOICES ? undefined : 1)
      .map(({ choices: ofReading, weight, isSynonym }) => {
        const first = choices;
        for (const choice of ofReading) {
          for (const [text, closeness] of choice) {
            const rarity = rarityOf(vocabulary.frequencyOf(text));
            const term = terms.get(text) ?? {
              text,
              stem: stemOf(text),
              rarity,
              choices: [],
              isNeeded: false,
            };
            term.choices.push({ number: choices, closeness });
            term.isNeeded ||= !part.isOptional;
            terms.set(text, term);
          }
          choices += 1;
        }
        return { first, end: choices, weight, isSynonym };
      });
    const importance =
      rarityOf(frequencyOf(part, vocabulary)) * (part.isOptional ? WEIGHTS.gain.optional : 1);
    return { isOptional: part.isOptional, importance, readings };
  });
  const byNeed = [...terms.values()].sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded));
  const needed = planned.filter(({ isOptional }) => !isOptional);
  const neededImportance = needed.reduce((sum, { importance }) => sum + importance, 0);
  return { parts: planned, needed, neededImportance, terms: byNeed, choices, member: expression?.member };
};

/** The number of sections with the rarest word of a part. A word that the index does not know counts like a rare one. */
const frequencyOf = ({ readings: [first] }: QueryPart, vocabulary: Vocabulary): number =>
  first
    ? Math.min(
        ...first.choices.map((choice) =>
          Math.max(...[...choice.keys()].map((term) => vocabulary.frequencyOf(term))),
        ),
      )
    : 2;

/** What the sections have that match a query, by their numbers. */
export const evidenceFor = (
  query: ParsedQuery,
  { sections, vocabulary }: { sections: readonly Section[]; vocabulary: Vocabulary },
): Evidence[] => {
  const plan = planOf(query, vocabulary, sections.length);
  const found = new Map<number, Evidence>();
  for (const term of plan.terms)
    for (const [field, documents] of vocabulary.documentsOf(term.text))
      for (const document of documents) {
        let evidence = found.get(document);
        // What a section may lack comes last, and alone is no match.
        if (!evidence && term.isNeeded) {
          const section = sections[document];
          if (!section) throw new Error('The search index is damaged: it names an unknown section.');
          evidence = new Evidence(document, section, plan);
          found.set(document, evidence);
        }
        evidence?.add(term, field);
      }
  return [...found.values()];
};

/** What a section has of a query. */
export class Evidence {
  readonly document: number;
  readonly section: Section;
  /** The stems of the words that the heading, or a title above it, has. */
  readonly stems: string[] = [];
  /** How much the terms say together, by their fields. */
  rarity = 0;
  /** `true` for a symbol with the last name of an expression. */
  hasMember = false;
  readonly #plan: Plan;
  /** A number from 0 to 1 for each choice of the query. */
  readonly #found: Readonly<Record<View, number[]>>;
  #lastTerm: PlannedTerm | undefined;

  constructor(document: number, section: Section, plan: Plan) {
    this.document = document;
    this.section = section;
    this.#plan = plan;
    const nothing = () => Array<number>(plan.choices).fill(0);
    this.#found = { anywhere: nothing(), heading: nothing(), titles: nothing() };
  }

  /** Adds a term. The fields of a term come from the most to the least specific. */
  add(term: PlannedTerm, field: IndexField): void {
    const weight = WEIGHTS.field[field];
    const heading = this.#shareOfHeading(field);
    const titles = field === 'parents' && heading > 0 ? 1 : heading;
    const isFirst = this.#lastTerm !== term;
    this.#lastTerm = term;
    if (heading > 0) this.stems.push(term.stem);
    if (heading === 1 && term.text === this.#plan.member) this.hasMember = this.section.isSymbol;
    for (const { number, closeness } of term.choices) {
      if (isFirst) this.rarity += term.rarity * weight * closeness;
      raise(this.#found.anywhere, number, weight * closeness);
      raise(this.#found.heading, number, heading * closeness);
      raise(this.#found.titles, number, titles * closeness);
    }
  }

  /** How much a match in a field counts as one in the heading. */
  #shareOfHeading(field: IndexField): number {
    if (field === 'title' || field === 'names') return 1;
    if (field === 'aliases') return this.section.isSymbol ? 0 : WEIGHTS.gain.alias;
    return field === 'parents' && this.section.depth > 1 ? WEIGHTS.gain.parent : 0;
  }

  /** How much of the query's importance a view has. The parts that a section may lack can raise it above 1. */
  shareOf(view: View): number {
    const { parts, neededImportance } = this.#plan;
    let share = 0;
    for (const part of parts) share += part.importance * bestReading(part, this.#found[view]);
    return share / neededImportance;
  }

  /** The share of the needed parts that a view has, each at least as well as `least` says. */
  coverage(view: View, least = Number.MIN_VALUE): number {
    const { needed } = this.#plan;
    return needed.filter((part) => bestReading(part, this.#found[view]) >= least).length / needed.length;
  }
}

const raise = (values: number[], index: number, value: number): void => {
  if (value > (values[index] ?? 0)) values[index] = value;
};

/** How well a part is found, by the reader's words or by what the site says instead. */
const bestReading = ({ readings }: PlannedPart, values: readonly number[]): number => {
  let literal = 0;
  let synonym = 0;
  for (const { first, end, weight, isSynonym } of readings) {
    let sum = 0;
    for (let number = first; number < end && sum >= 0; number += 1) {
      const closeness = values[number] ?? 0;
      sum = closeness === 0 ? -1 : sum + closeness;
    }
    const value = (Math.max(0, sum) / (end - first)) * weight;
    if (isSynonym) synonym = Math.max(synonym, value);
    else literal = Math.max(literal, value);
  }
  return Math.max(literal, synonym) + WEIGHTS.gain.second * Math.min(literal, synonym);
};
