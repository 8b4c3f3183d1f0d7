/** A recorded run of a command that measures or checks the site. */
export interface QualityRun {
  /** The command that anyone can run to repeat it. */
  command: string;
  /** The ISO date of the run. */
  date: string;
  /** The commit that ran, in 12 hexadecimal digits. */
  commit: string;
  lines: readonly QualityLine[];
  /** A reason to doubt the figures, such as a busy machine. */
  warning?: string;
}

export interface QualityLine {
  what: string;
  /** The value with its unit: `4.2 kB`, or `120 passed`. */
  measured: string;
  /** The limit with its direction: `≤ 5.0 kB`. */
  budget: string;
  isMet: boolean;
  /** The values of other site generators. */
  comparison?: string;
}
