import { type Figure, isMet } from './figure.ts';
import { formatTable } from './table.ts';

/** Prints the table and sets the exit code: 1 when a budget is broken. */
export const printReport = (title: string, figures: readonly Figure[], command: string): void => {
  const broken = figures.filter((figure) => !isMet(figure)).length;
  console.log(`\n${title}\n\n${formatTable(figures)}\n`);
  console.log(broken === 0 ? 'All budgets are met.' : `${broken} of ${figures.length} budgets are broken.`);
  console.log(`Repeat with: ${command}`);
  if (broken > 0) process.exitCode = 1;
};
