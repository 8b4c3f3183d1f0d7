import { availableParallelism, loadavg } from 'node:os';
import { textTable } from '#scripts/terminal/text-table.ts';
import { BUDGETS, type Budget, type Unit } from './budgets.ts';

/** Above this load per core, times say more about the machine than about the site. */
const BUSY_LOAD = 0.5;

/** A warning for a busy machine, or `undefined` if the machine is quiet or its load is unknown. */
export const busyMachine = (
  [lastMinute = 0]: readonly number[] = loadavg(),
  cores: number = availableParallelism(),
): string | undefined =>
  lastMinute > BUSY_LOAD * cores
    ? `The machine is busy (load ${lastMinute.toFixed(1)} on ${cores} cores): sizes are right, times are not. Repeat when it is quiet.`
    : undefined;

/** An aligned table with a line for each figure, followed by the notes. */
const formatFigures = (figures: readonly Figure[]): string => {
  const table = textTable(
    ['', 'what', 'measured', 'budget'],
    figures.map((figure) => [
      isMet(figure) ? '✓' : '✗',
      figure.what,
      formatValue(figure.measured, figure.unit),
      formatBudget(figure),
    ]),
    ['measured', 'budget'],
  );
  const notes = figures.flatMap(({ what, note }) => (note ? [`  ${what}: ${note}`] : []));
  return [table, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};

const formatBudget = ({ bound, budget, unit }: Figure): string =>
  `${bound === 'at most' ? '≤' : '≥'} ${formatValue(budget, unit)}`;

/** Prints the report. Sets exit code 1 when a budget is broken. */
export const printReport = (title: string, figures: readonly Figure[]): void => {
  const broken = figures.filter((figure) => !isMet(figure)).length;
  console.log(`\n${title}\n\n${formatFigures(figures)}\n`);
  console.log(broken === 0 ? 'All budgets are met.' : `${broken} of ${figures.length} budgets are broken.`);
  if (broken > 0) process.exitCode = 1;
};

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

const DIGITS: Record<Unit, number> = { kB: 1, ms: 0, s: 1, ratio: 2, share: 3 };
/** The units that a value is written with. */
const SYMBOLS: readonly Unit[] = ['kB', 'ms', 's'];

/** A value with its unit, such as `4.2 kB`. */
const formatValue = (value: number, unit: Unit): string =>
  value.toFixed(DIGITS[unit]) + (SYMBOLS.includes(unit) ? ` ${unit}` : '');

/** Compares the measured value, not the rounded value in the report. */
export const isMet = ({ measured, budget, bound }: Figure): boolean =>
  bound === 'at most' ? measured <= budget : measured >= budget;
