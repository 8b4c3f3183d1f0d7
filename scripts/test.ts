import { runChecks, runPlaywright, runVitest, type Tally } from './processes/run-tests.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';

const USAGE = 'npm test [-- --without-browser]';

/**
 * `npm test`: runs all checks and tests. `npm run check` skips the load and browser tests.
 * Every step runs even if an earlier one failed. The last line counts checks and tests.
 */
await runForOperator(USAGE, async () => {
  const { values } = parseArguments({
    options: { 'without-browser': { type: 'boolean', default: false } },
  });
  const tallies: Tally[] = [
    ...(await runChecks(
      [
        ['format and lint', ['biome', 'ci', '.']],
        ['types', ['tsc', '-b']],
        ['prose', ['tsx', 'scripts/prose.ts']],
      ],
      [
        ['build', ['tsx', 'scripts/bundle/run.js', 'build']],
        ['samples', ['tsx', 'scripts/samples.ts']],
      ],
    )),
    await runVitest('unit and Worker tests', ['node', 'dom', 'worker']),
    ...(values['without-browser'] ? [] : [await runVitest('load tests', ['load']), await runPlaywright()]),
  ];
  const total = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((sum, tally) => sum + tally[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
});
