import type { Point, Position } from 'unist';

/** An author's mistake. */
export interface Mistake {
  message: string;
  /** The sentence that says what to write instead. */
  hint: string;
}

/** A mistake and its location. `line` and `column` count from 1, or are {@link NO_POSITION}. */
export interface Problem extends Mistake {
  /** The path relative to the project's root. It may be a folder if there is no line. */
  file: string;
  line: number;
  column: number;
}

/** A location in a data file, from which a component made a node. Problems of the node are reported there. */
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
export type Report = (place: Place, message: string, hint: string) => void;

/** The line and the column of a mistake whose position in the file is unknown. */
export const NO_POSITION = { line: 0, column: 0 } as const;

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
  (place, message, hint) => {
    const { line, column } = pointOf(place);
    problems.push({ file: originOf(place)?.file ?? file, line, column, message, hint });
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

/** The position of an offset in a text. `line` and `column` count from 1. */
export const pointAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
};

/** The problems as text for a terminal. Each has a line with its location and its message, and a line with its hint. */
export const formatProblems = (problems: readonly Problem[]): string =>
  sortedProblems(problems)
    .map((problem) => `${locationText(problem)}  ${problem.message}\n    ${problem.hint}\n`)
    .join('\n');

/** `file:line:column`, or the file alone if the line is unknown. */
export const locationText = ({ file, line, column }: Problem): string =>
  line === NO_POSITION.line ? file : `${file}:${line}:${column}`;

const LONGEST_CHARACTERS = 60;

/** An author's text for a message: on one line and cut to 60 characters. */
export const shortened = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_CHARACTERS ? `${line.slice(0, LONGEST_CHARACTERS - 1)}…` : line;
};

/** Does a part of the work on something. If it fails, the error begins with the name of that page, file, or record. */
export const naming = <Result>(name: string, work: () => Result): Result => {
  try {
    return work();
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
};

/** Like {@link naming}, for work that takes time. An error with a hint already says what it is about. */
export const namingAsync = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && 'hint' in cause) throw cause;
    return naming(name, () => {
      throw cause;
    });
  }
};
