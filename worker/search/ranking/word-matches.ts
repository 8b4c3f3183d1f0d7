import type { SearchResult } from 'minisearch';
import type { IndexField } from '#worker/search/index/fields.ts';
import type { Section } from '#worker/search/index/section.ts';
import { headingShare } from './heading-fit.ts';
import type { QueryPlan, TermUse } from './query-plan.ts';
import { FIELD_WEIGHTS, GAINS } from './weights.ts';

/**
 * The places where a section has the words of a query. Each list has a number from 0 to 1 for each choice of the query's plan. One object
 * serves one section after the other.
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
  readonly #uses: QueryPlan['uses'];

  constructor({ uses, slots }: QueryPlan) {
    this.#uses = uses;
    this.anywhere = new Float64Array(slots);
    this.inHeading = new Float64Array(slots);
    this.inTitle = new Float64Array(slots);
    this.inTitles = new Float64Array(slots);
  }

  /** Takes the matches of one section. */
  read(match: SearchResult['match'], section: Section): void {
    for (const list of [this.anywhere, this.inHeading, this.inTitle, this.inTitles]) list.fill(0);
    this.stems = [];
    this.isInTitles = false;
    for (const term in match) {
      const use = this.#uses.get(term);
      const fields = match[term] as IndexField[] | undefined; // the index has these fields only
      if (use && fields) this.#readTerm(use, fields, section);
    }
  }

  #readTerm({ stem, places }: TermUse, fields: readonly IndexField[], section: Section): void {
    let weight = 0;
    for (const field of fields) weight = Math.max(weight, FIELD_WEIGHTS[field]);
    const share = headingShare(fields, section);
    if (share > GAINS.parent) this.stems.push(stem);
    if (share > 0) this.isInTitles = true;
    const shareOfTitles = section.facts.depth > 1 && fields.includes('parents') ? 1 : share;
    for (const { slot, closeness } of places) {
      atLeast(this.anywhere, slot, weight * closeness);
      atLeast(this.inHeading, slot, share * closeness);
      atLeast(this.inTitles, slot, shareOfTitles * closeness);
      if (fields.includes('title')) atLeast(this.inTitle, slot, closeness);
    }
  }
}

const atLeast = (list: Float64Array, slot: number, value: number): void => {
  list[slot] = Math.max(list[slot] ?? 0, value);
};
