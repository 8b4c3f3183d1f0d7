import type { Point, Position } from 'unist';
import { letterEdits } from '#worker/model/text.ts';

/** What is wrong in an author's text. */
export interface ProblemText {
  message: string;
  /** The sentence that says what to write instead. */
  hint: string;
}

/** A problem and its location. `line` and `column` count from 1, or are {@link NO_POSITION}. */
export interface Problem extends ProblemText {
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
export type Positioned =
  | Point
  | Position
  | { position?: Position | undefined; data?: { origin?: Origin | undefined } | undefined }
  | undefined;

/** Records a problem of the page that is being compiled. */
export type Report = (position: Positioned, message: string, hint: string) => void;

/** The line and the column of a problem whose position in the file is unknown. */
export const NO_POSITION = { line: 0, column: 0 } as const;

const START = { line: 1, column: 1 };

export const pointOf = (position: Positioned): { line: number; column: number } => {
  if (!position) return START;
  if ('line' in position) return position;
  const origin = originOf(position);
  if (origin) return origin;
  // A list in Markdown has a `start` too, but it is a number.
  if ('start' in position && typeof position.start === 'object' && position.start) return position.start;
  return ('position' in position && position.position?.start) || START;
};

/** The origin of a node that a component made from data. */
export const originOf = (position: Positioned): Origin | undefined =>
  position && 'data' in position ? position.data?.origin : undefined;

/** A {@link Report} that adds to `problems`. The file of a node with an origin is that of its origin. */
export const reportInto =
  (problems: Problem[], file: string): Report =>
  (position, message, hint) => {
    const { line, column } = pointOf(position);
    problems.push({ file: originOf(position)?.file ?? file, line, column, message, hint });
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

/** The text that was asked about last, and where its lines start: a text often has many problems. */
let last: { text: string; starts: readonly number[] } | undefined;

/** The position of an offset in a text. `line` and `column` count from 1. */
export const pointAt = (text: string, offset: number): { line: number; column: number } => {
  if (last?.text !== text)
    last = { text, starts: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)] };
  const { starts } = last;
  let line = 0;
  for (let step = 2 ** Math.floor(Math.log2(starts.length)); step >= 1; step /= 2)
    if ((starts[line + step] ?? Number.POSITIVE_INFINITY) <= offset) line += step;
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
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

/** The name that the author probably meant: at most a third of its letters differ. Ignores letter case. */
export const nearestName = (written: string, names: Iterable<string>): string | undefined => {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const most = Math.floor(Math.max(written.length, name.length) / 3);
    const difference = Math.abs(name.length - written.length);
    if (difference > most || difference >= least) continue;
    const edits = letterEdits(written.toLowerCase(), name.toLowerCase());
    if (edits < least && edits <= most) {
      nearest = name;
      least = edits;
    }
  }
  return nearest;
};

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** The words as a list in a sentence: `a, b, or c`. */
export const orList = (words: readonly string[]): string => disjunction.format(words);

/** Asks `Did you mean …?` if a name is similar. Otherwise it lists all names. */
export const didYouMean = (written: string, names: readonly string[]): string =>
  didYouMeanOr(`Write ${orList(names.map((name) => `\`${name}\``))}.`, written, names);

/** Asks `Did you mean …?` if a name is similar. Otherwise it gives this advice. */
export const didYouMeanOr = (advice: string, written: string, names: Iterable<string>): string => {
  const nearest = nearestName(written, names);
  return nearest ? `Did you mean \`${nearest}\`?` : advice;
};
