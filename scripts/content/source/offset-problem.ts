import type { Mistake } from '#scripts/content/problems/problem.ts';

/** A syntax mistake. `offset` counts characters from the start of the page's file. */
export interface OffsetProblem extends Mistake {
  offset: number;
  /** The text without the mistake, but with the same length. Absent if nothing can be left out. */
  mended?: string;
}
