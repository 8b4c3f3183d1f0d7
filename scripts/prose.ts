import { formatProblems } from './content/problems/problem.ts';
import { projectRoot } from './project/project-root.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';
import { checkProse } from './upkeep/check-prose.ts';

/** `npm run prose`: checks the spelling and the style of all texts that readers see. */
await runForOperator('npm run prose', async () => {
  parseArguments({ options: {} });
  const started = performance.now();
  const { passages, problems } = await checkProse(projectRoot);
  console.log(`${passages} texts checked in ${Math.round(performance.now() - started)} ms`);
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
