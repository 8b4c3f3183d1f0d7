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
  const { files, samples, compared, problems } = await checkSamples({
    pagesFolder,
    symbolsFolder,
    root: projectRoot,
    workFolder: join(projectRoot, '.cache/samples'),
  });
  const took = Math.round(performance.now() - started);
  console.log(`${samples} samples in ${files} files, and ${compared} symbols, checked in ${took} ms`);
  if (problems.length === 0) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
