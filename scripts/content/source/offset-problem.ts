/** A syntax mistake. `offset` counts characters from the start of the page's file. */
export interface OffsetProblem {
  offset: number;
  message: string;
  cure: string;
  /** The text without the mistake, but with the same length. Absent if nothing can be left out. */
  mended?: string;
}
