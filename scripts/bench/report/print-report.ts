import { availableParallelism, loadavg } from 'node:os';
import type { QualityRunName } from '#content/quality/runs.ts';
import type { QualityLine } from '#content/quality/types.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { recordRun } from '#scripts/quality/record-run.ts';
import { textTable } from '#scripts/terminal/text-table.ts';
import { type Figure, formatValue, isMet } from './figure.ts';

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
export const formatFigures = (figures: readonly Figure[]): string => {
  const table = textTable(
    ['', 'what', 'measured', 'budget', 'for comparison'],
    figures.map((figure) => [
      isMet(figure) ? '✓' : '✗',
      figure.what,
      formatValue(figure.measured, figure.unit),
      formatBudget(figure),
      figure.comparison ?? '',
    ]),
    ['measured', 'budget'],
  );
  const notes = figures.flatMap(({ what, note }) => (note ? [`  ${what}: ${note}`] : []));
  return [table, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
};

const formatBudget = ({ bound, budget, unit }: Figure): string =>
  `${bound === 'at most' ? '≤' : '≥'} ${formatValue(budget, unit)}`;

/** The figures as the page about quality shows them. */
const qualityLines = (figures: readonly Figure[]): QualityLine[] =>
  figures.map((figure) => ({
    what: figure.what,
    measured: formatValue(figure.measured, figure.unit),
    budget: formatBudget(figure),
    isMet: isMet(figure),
    ...(figure.comparison && { comparison: figure.comparison }),
  }));

interface Report {
  title: string;
  figures: readonly Figure[];
  /** The command that repeats the run. */
  command: string;
  warning: string | undefined;
  /** The name of the run on the page about quality, if it is to show this one. */
  recordAs: QualityRunName | undefined;
}

/** Prints the report, and records it if it has a name. Sets exit code 1 when a budget is broken. */
export const printReport = async (report: Report): Promise<void> => {
  const { title, figures, command, warning, recordAs } = report;
  const broken = figures.filter((figure) => !isMet(figure)).length;
  console.log(`\n${title}\n\n${formatFigures(figures)}\n`);
  console.log(broken === 0 ? 'All budgets are met.' : `${broken} of ${figures.length} budgets are broken.`);
  if (warning) console.log(warning);
  console.log(`Repeat with: ${command}`);
  if (broken > 0) process.exitCode = 1;
  if (recordAs)
    await recordRun({ projectRoot, name: recordAs, command, warning, lines: qualityLines(figures) });
};
