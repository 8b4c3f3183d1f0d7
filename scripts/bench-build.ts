import { buildFigures } from './bench/build/build-figures.ts';
import { busyMachine, printReport } from './bench/report/print-report.ts';
import { runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

const COMMAND = 'npm run bench:build';

/** `npm run bench:build`: times builds of generated sites. */
await runForOperator(`${COMMAND} [-- --record]`, async () => {
  const { values } = parseArguments({ options: { record: { type: 'boolean' } } });
  const warning = busyMachine();
  const figures = await buildFigures();
  const recordAs = values.record ? 'bench-build' : undefined;
  await printReport({ title: 'Builds, whole processes', figures, command: COMMAND, warning, recordAs });
});
