import type { Point, Position } from 'unist';

/** A mistake of an author. `line` and `column` count from 1; the cure tells the author what to write instead. */
export interface Problem {
  /** The path relative to the project's root. */
  file: string;
  line: number;
  column: number;
  message: string;
  cure: string;
}

/** A point, a range, whose start counts, or a node that may know its place. */
export type Place = Point | Position | { position?: Position | undefined } | undefined;

/** Records one problem of the page that is being compiled. */
export type Report = (place: Place, message: string, cure: string) => void;

const START = { line: 1, column: 1 };

export const pointOf = (place: Place): { line: number; column: number } => {
  if (!place) return START;
  if ('line' in place) return place;
  // A list in Markdown has a `start` too, but it is a number.
  if ('start' in place && typeof place.start === 'object' && place.start) return place.start;
  return ('position' in place && place.position?.start) || START;
};

/** A {@link Report} that adds to `problems`. */
export const reportInto =
  (problems: Problem[], file: string): Report =>
  (place, message, cure) => {
    const { line, column } = pointOf(place);
    problems.push({ file, line, column, message, cure });
  };

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The problems in the order in which an author goes through them: by file, then from top to bottom. */
export const sortedProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.message, b.message),
  );
