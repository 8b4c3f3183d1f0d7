import { failedSteps } from './processes/run-steps.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';

/** `npm test`: runs all checks and tests. `npm run check` skips the load and browser tests. */
await runForOperator('npm test [-- --without-browser]', async () => {
  const { values } = parseArguments({
    options: { 'without-browser': { type: 'boolean', default: false } },
  });
  const failed = await failedSteps(
    [
      ['format and lint', 'biome', 'ci', '.'],
      ['types', 'tsc', '-b'],
      ['prose', 'tsx', 'scripts/prose.ts'],
    ],
    [
      ['build', 'tsx', 'scripts/bundle/run.js', 'build'],
      ['samples', 'tsx', 'scripts/samples.ts'],
    ],
  );
  // Each of these uses all processors.
  failed.push(
    ...(await failedSteps([
      ['unit and Worker tests', 'vitest', 'run', '--project=node', '--project=dom', '--project=worker'],
    ])),
  );
  if (!values['without-browser'])
    failed.push(
      ...(await failedSteps([
        ['load tests', 'vitest', 'run', '--project=load'],
        ['browser tests', 'playwright', 'test', '--reporter=line'],
      ])),
    );
  console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
});
