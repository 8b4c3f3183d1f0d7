/** One line of the table: what was measured beside what it may be. */
export interface Figure {
  what: string;
  measured: number;
  budget: number;
  /** Whether the budget is the most that is allowed, or the least. */
  bound: 'at most' | 'at least';
  unit: Unit;
  /** What other site generators need, from the issue that sets the budgets. */
  comparison?: string;
  /** How this run came to the figure, where that is not plain. */
  note?: string;
}

export type Unit = 'kB' | 'ms' | 's' | 'ratio' | 'shift' | 'files';

const DIGITS: Record<Unit, number> = { kB: 1, ms: 0, s: 1, ratio: 2, shift: 3, files: 0 };
const SUFFIX: Record<Unit, string> = { kB: ' kB', ms: ' ms', s: ' s', ratio: '', shift: '', files: '' };

/** `4.2 kB` */
export const formatValue = (value: number, unit: Unit): string => value.toFixed(DIGITS[unit]) + SUFFIX[unit];

/** Compares what was measured, not what is printed. */
export const isMet = ({ measured, budget, bound }: Figure): boolean =>
  bound === 'at most' ? measured <= budget : measured >= budget;
