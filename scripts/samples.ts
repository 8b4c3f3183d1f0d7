import { join } from 'node:path';
import { formatProblems } from './content/problems/problem.ts';
import { projectFolders, projectRoot } from './project/project-root.ts';
import { checkSamples, countsLine } from './samples/check-samples.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';

/** `npm run samples`: checks the code samples of pages and of the libraries' symbols. */
await runForOperator('npm run samples', async () => {
  parseArguments({ options: {} });
  const started = performance.now();
  const { pagesFolder, symbolsFolder } = projectFolders(projectRoot);
  const { counts, problems, checked, unchanged } = await checkSamples({
    pagesFolder,
    symbolsFolder,
    root: projectRoot,
    cacheFolder: join(projectRoot, '.cache/samples'),
  });
  console.log(countsLine(counts));
  console.log(
    `${checked} files checked, ${unchanged} unchanged, in ${Math.round(performance.now() - started)} ms`,
  );
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
