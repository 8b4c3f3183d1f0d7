import { BUDGETS, type Budget, type Unit } from './budgets.ts';

/** One line of the report: a measured value and its budget. */
export interface Figure extends Budget {
  measured: number;
  /** An explanation of how this run measured the figure. */
  note?: string;
}

export const figure = (
  name: keyof typeof BUDGETS,
  measured: number,
  details: { note?: string; budget?: number } = {},
): Figure => ({ ...BUDGETS[name], measured, ...details });

const DIGITS: Record<Unit, number> = { kB: 1, MB: 1, ms: 0, s: 1, ratio: 2, share: 3, shift: 3, files: 0 };
/** The units that a value is written with. */
const SYMBOLS: readonly Unit[] = ['kB', 'MB', 'ms', 's'];

/** A value with its unit, such as `4.2 kB`. */
export const formatValue = (value: number, unit: Unit): string =>
  value.toFixed(DIGITS[unit]) + (SYMBOLS.includes(unit) ? ` ${unit}` : '');

/** Compares the measured value, not the rounded value in the report. */
export const isMet = ({ measured, budget, bound }: Figure): boolean =>
  bound === 'at most' ? measured <= budget : measured >= budget;
