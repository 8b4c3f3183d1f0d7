import { parseArgs } from 'node:util';
import { buildFigures } from './bench/build/build-figures.ts';
import { busyMachine, printReport } from './bench/report/print-report.ts';
import { runForOperator } from './terminal/operator.ts';

const COMMAND = 'npm run bench:build';

/** `npm run bench:build`: times builds of generated sites. */
await runForOperator(COMMAND, async () => {
  parseArgs();
  const warning = busyMachine();
  const figures = await buildFigures(console.log);
  printReport({ title: 'Builds, whole processes', figures, command: COMMAND, warning });
});
