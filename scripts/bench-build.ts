import { parseArgs } from 'node:util';
import { buildFigures } from './bench/build/build-figures.ts';
import { busyMachine, printReport, qualityLines } from './bench/report/print-report.ts';
import { projectRoot } from './project/project-root.ts';
import { recordRun } from './quality/record-run.ts';
import { runForOperator } from './terminal/operator.ts';

const COMMAND = 'npm run bench:build';

/** `npm run bench:build`: times builds of generated sites. */
await runForOperator(`${COMMAND} [-- --record]`, async () => {
  const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
  const warning = busyMachine();
  const figures = await buildFigures(console.log);
  printReport({ title: 'Builds, whole processes', figures, command: COMMAND, warning });
  if (values.record)
    await recordRun({
      projectRoot,
      name: 'bench-build',
      command: COMMAND,
      warning,
      lines: qualityLines(figures),
    });
});
