import { parseArgs } from 'node:util';
import { runForOperator } from './terminal/operator.ts';
import { runCheck, runPlaywright, runVitest, type Tally } from './test/run-step.ts';

/**
 * `npm test`: runs all checks and tests. `npm run check` skips the load and browser tests.
 * Every step runs even if an earlier one failed. The last line counts checks and tests.
 */
await runForOperator('npm test [-- --without-browser]', async () => {
  const { values } = parseArgs({ options: { 'without-browser': { type: 'boolean', default: false } } });
  const tallies: Tally[] = [
    await runCheck('format and lint', ['biome', 'ci', '.']),
    await runCheck('types', ['tsc', '-b']),
    await runCheck('build', ['tsx', 'scripts/build.ts']),
    await runCheck('samples', ['tsx', 'scripts/samples.ts']),
    await runVitest('unit and Worker tests', ['node', 'dom', 'worker']),
    ...(values['without-browser'] ? [] : [await runVitest('load tests', ['load']), await runPlaywright()]),
  ];
  const total = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
});
