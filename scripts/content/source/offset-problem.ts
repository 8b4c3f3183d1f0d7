/** A mistake in the syntax. `offset` counts characters from the start of the page's file. */
export interface OffsetProblem {
  offset: number;
  message: string;
  cure: string;
  /** The text without the mistake and of the same length; absent when nothing can be left out. */
  mended?: string;
}
