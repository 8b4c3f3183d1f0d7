/** The first place where code does not parse. `line` and `column` count from 1 in the code. */
export interface CodeMistake {
  line: number;
  column: number;
  /** A clause without a period that says what is wrong: `` `(` is not closed ``. */
  reason: string;
  /** A sentence that says what to write instead, if it is known. */
  cure?: string;
}
