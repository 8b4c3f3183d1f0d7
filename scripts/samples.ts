import { join } from 'node:path';
import { formatProblems } from './content/problems/problem.ts';
import { projectFolders, projectRoot } from './project/project-root.ts';
import { checkSamples } from './samples/check-samples.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';

/** `npm run samples`: checks the code samples of pages and of the libraries' symbols. */
await runForOperator('npm run samples', async () => {
  parseArguments({ options: {} });
  const started = performance.now();
  const { pagesFolder, symbolsFolder } = projectFolders(projectRoot);
  const { samples, compared, problems, checked, unchanged } = await checkSamples({
    pagesFolder,
    symbolsFolder,
    root: projectRoot,
    cacheFolder: join(projectRoot, '.cache/samples'),
  });
  console.log(`${samples} samples, and ${compared} symbols compared with their declarations`);
  console.log(
    `${checked} files checked, ${unchanged} unchanged, in ${Math.round(performance.now() - started)} ms`,
  );
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
