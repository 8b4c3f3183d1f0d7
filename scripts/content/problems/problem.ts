import type { Point, Position } from 'unist';

/** An author's mistake. */
export interface Mistake {
  message: string;
  /** The sentence that says what to write instead. */
  cure: string;
}

/** A mistake and its place. `line` and `column` count from 1, or are {@link NO_PLACE}. */
export interface Problem extends Mistake {
  /** The path relative to the project's root. It may be a folder if there is no line. */
  file: string;
  line: number;
  column: number;
}

/** A place in a data file, from which a component made a node. Problems of the node are reported there. */
export interface Origin {
  /** The path relative to the project's root. */
  file: string;
  line: number;
  column: number;
}

/** A point, a range (its start is used), or a node that may have a position or an origin. */
export type Place =
  | Point
  | Position
  | { position?: Position | undefined; data?: { origin?: Origin | undefined } | undefined }
  | undefined;

/** Records a problem of the page that is being compiled. */
export type Report = (place: Place, message: string, cure: string) => void;

/** The line and the column of a mistake whose place in the file is unknown. */
export const NO_PLACE = { line: 0, column: 0 } as const;

const START = { line: 1, column: 1 };

export const pointOf = (place: Place): { line: number; column: number } => {
  if (!place) return START;
  if ('line' in place) return place;
  const origin = originOf(place);
  if (origin) return origin;
  // A list in Markdown has a `start` too, but it is a number.
  if ('start' in place && typeof place.start === 'object' && place.start) return place.start;
  return ('position' in place && place.position?.start) || START;
};

/** The origin of a node that a component made from data. */
export const originOf = (place: Place): Origin | undefined =>
  place && 'data' in place ? place.data?.origin : undefined;

/** A {@link Report} that adds to `problems`. The file of a node with an origin is that of its origin. */
export const reportInto =
  (problems: Problem[], file: string): Report =>
  (place, message, cure) => {
    const { line, column } = pointOf(place);
    problems.push({ file: originOf(place)?.file ?? file, line, column, message, cure });
  };

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The problems sorted by file, and from top to bottom in each file. */
export const sortedProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.message, b.message),
  );
