/** The first place where code does not parse. `line` and `column` count from 1 in the code. */
export interface CodeMistake {
  line: number;
  column: number;
  /** What is wrong, as a clause without a period: `` `(` is not closed ``. */
  reason: string;
}
