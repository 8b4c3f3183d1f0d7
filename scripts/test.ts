import { projectRoot } from './project/project-root.ts';
import { recordRun } from './quality/record-run.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';
import { runChecks } from './test/run-checks.ts';
import { runPlaywright, runVitest } from './test/run-tests.ts';
import { qualityLine, type Tally } from './test/tally.ts';

const USAGE = 'npm test [-- --without-browser | --record]';

/**
 * `npm test`: runs all checks and tests. `npm run check` skips the load and browser tests.
 * Every step runs even if an earlier one failed. The last line counts checks and tests.
 */
await runForOperator(USAGE, async () => {
  const { values } = parseArguments({
    options: {
      'without-browser': { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  if (values.record && values['without-browser'])
    throw new OperatorError('Only a run of all tests can be recorded.', USAGE);
  const record = values.record ? ['--record'] : [];
  const tallies: Tally[] = [
    ...(await runChecks(
      [
        ['format and lint', ['biome', 'ci', '.']],
        ['types', ['tsc', '-b']],
        ['prose', ['tsx', 'scripts/prose.ts']],
      ],
      [
        ['build', ['tsx', 'scripts/bundle/run.js', 'build', ...record]],
        ['samples', ['tsx', 'scripts/samples.ts', ...record]],
      ],
    )),
    await runVitest('unit and Worker tests', ['node', 'dom', 'worker']),
    ...(values['without-browser'] ? [] : [await runVitest('load tests', ['load']), await runPlaywright()]),
  ];
  if (values.record)
    await recordRun({ projectRoot, name: 'tests', command: 'npm test', lines: tallies.map(qualityLine) });
  const total = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
});
