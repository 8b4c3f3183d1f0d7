import { join } from 'node:path';
import { projectFolders } from './build/project-folders.ts';
import { formatProblems } from './content/problems/format-problems.ts';
import { projectRoot } from './project/project-root.ts';
import { checkedLine } from './quality/checked-line.ts';
import { recordRun } from './quality/record-run.ts';
import { checkSamples } from './samples/check-samples.ts';
import { countsLine } from './samples/sample-counts.ts';
import { runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

/** `npm run samples`: checks the code samples of pages and of the libraries' symbols. */
await runForOperator('npm run samples [-- --record]', async () => {
  const { values } = parseArguments({ options: { record: { type: 'boolean', default: false } } });
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
  const isRight = problems.length === 0;
  if (values.record)
    await recordRun({
      projectRoot,
      name: 'samples',
      command: 'npm run samples',
      lines: [
        checkedLine('code samples parsed', counts.parsed, isRight),
        checkedLine('of these, compiled against the published packages', counts.typeChecked, isRight),
        checkedLine('symbols compared with the declarations of their package', counts.compared, isRight),
      ],
    });
  if (isRight) return;
  console.error(formatProblems(problems));
  process.exitCode = 1;
});
