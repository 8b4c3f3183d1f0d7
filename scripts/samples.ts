import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolders } from './build/project-folders.ts';
import { formatProblems } from './content/problems/format-problems.ts';
import { projectRoot } from './project/project-root.ts';
import { checkSamples } from './samples/check-samples.ts';
import { countsLine } from './samples/sample-counts.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm run samples`: checks the code samples of pages and of the libraries' symbols. */
await runForOperator('npm run samples', async () => {
  parseArgs();
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
