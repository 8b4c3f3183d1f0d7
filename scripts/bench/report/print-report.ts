import { type Figure, isMet } from './figure.ts';
import { formatTable } from './table.ts';

interface Report {
  title: string;
  figures: readonly Figure[];
  /** How to repeat the run. */
  command: string;
  warning: string | undefined;
}

/** Prints the table and sets the exit code: 1 when a budget is broken. */
export const printReport = ({ title, figures, command, warning }: Report): void => {
  const broken = figures.filter((figure) => !isMet(figure)).length;
  console.log(`\n${title}\n\n${formatTable(figures)}\n`);
  console.log(broken === 0 ? 'All budgets are met.' : `${broken} of ${figures.length} budgets are broken.`);
  if (warning) console.log(warning);
  console.log(`Repeat with: ${command}`);
  if (broken > 0) process.exitCode = 1;
};
