import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildInProcesses } from './build/build-in-processes.ts';
import { recordAnchors } from './content/checks/published-anchors.ts';
import { formatProblems } from './content/problems/problem.ts';
import { SHORT_LIVED } from './processes/process-pool.ts';
import { projectFolders, projectRoot } from './project/project-root.ts';
import { OperatorError, parseArguments, runForOperator } from './terminal/operator.ts';

setFlagsFromString(SHORT_LIVED);

const USAGE = 'npm run build [-- --pages DIR --out DIR --cache DIR --record]';

/** `npm run build`: compiles the site. Without options, it uses the project's folders. */
await runForOperator(USAGE, async () => {
  const { values } = parseArguments({
    options: {
      pages: { type: 'string' },
      out: { type: 'string' },
      cache: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  });
  if (values.record && values.pages !== undefined)
    throw new OperatorError("Only a build of the project's own pages can be recorded.", USAGE);
  const folders = projectFolders(projectRoot);
  const started = performance.now();
  const { release, problems, anchors } = await buildInProcesses({
    projectRoot,
    pagesFolder: resolve(values.pages ?? folders.pagesFolder),
    outFolder: resolve(values.out ?? folders.outFolder),
    cacheFolder: resolve(values.cache ?? folders.cacheFolder),
    symbolsFolder: folders.symbolsFolder,
    foreignPages: values.pages !== undefined,
    progress: console.log,
  });
  if (release) {
    console.log(`release ${release.id} in ${Math.round(performance.now() - started)} ms`);
    if (values.record) console.log(`${await recordAnchors(projectRoot, anchors)} new anchors in the ledger`);
  } else {
    console.error(formatProblems(problems));
    process.exitCode = 1;
  }
});
