/** A mistake in the syntax, at an offset of the text. */
export interface OffsetProblem {
  offset: number;
  message: string;
  cure: string;
  /** The text without the mistake, of the same length; absent where nothing can be left out. */
  mended?: string;
}
