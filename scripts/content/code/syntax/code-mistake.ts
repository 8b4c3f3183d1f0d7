/** The first place where code does not parse. `line` and `column` count from 1 in the code. */
export interface CodeMistake {
  line: number;
  column: number;
  /** What is wrong, as a clause without a period: `` `(` is not closed ``. */
  reason: string;
}

/** The place of an offset in code. */
export const placeAt = (code: string, offset: number): { line: number; column: number } => {
  const before = code.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
