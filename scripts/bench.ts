import { join } from 'node:path';
import { DOCS_PREFIX } from '#content/site.ts';
import { browserFigures } from './bench/browser/browser-figures.ts';
import { buildBenchSite } from './bench/build/bench-site.ts';
import type { Figure } from './bench/report/figure.ts';
import { busyMachine, printReport } from './bench/report/print-report.ts';
import { searchFigures } from './bench/search/search-figures.ts';
import { ARTICLE_PATH } from './bench/site/generated-site.ts';
import { temporaryFolder } from './bench/temporary-folder.ts';
import { socialImageFigures } from './bench/worker/social-image-figures.ts';
import { startUpFigures } from './bench/worker/start-up-figures.ts';
import { workerFigures } from './bench/worker/worker-figures.ts';
import { withWorkers } from './bench/worker/worker-host.ts';
import { buildInProcesses } from './build/build-in-processes.ts';
import { projectFolders } from './build/project-folders.ts';
import { projectRoot } from './project/project-root.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

const COMMAND = 'npm run bench';
const USAGE = `${COMMAND} [-- search | --record]`;
const TITLE =
  'A page of about 1,100 words, and the search of the documentation; kB are 1,000 bytes after gzip -9';

/** A page of generated sites, in a browser and in the Worker. */
const pageFigures = async (folder: string): Promise<Figure[]> => {
  const path = DOCS_PREFIX + ARTICLE_PATH;
  console.log('Building generated sites of 100 and 2,000 pages …');
  const small = await buildBenchSite(join(folder, 'small'), 100);
  const large = await buildBenchSite(join(folder, 'large'), 2000);
  const largeSiteHtml = await withWorkers(
    { ...large, path: ARTICLE_PATH, inStore: 'page' },
    async ({ page }) => (await fetch(new URL(path, page))).text(),
  );
  return withWorkers({ ...small, path: ARTICLE_PATH, inStore: 'site' }, async (origins) => {
    console.log('Opening the page in Chromium …');
    const { siteFolder } = small;
    const workerOrigin = origins['cached-page'];
    const inBrowser = await browserFigures({ siteFolder, workerOrigin, path, largeSiteHtml });
    console.log('Loading the Worker …');
    const inWorker = await workerFigures(origins, path);
    const startUp = await startUpFigures(small.workers);
    const inCards = await socialImageFigures(small.workers.folder);
    return [...inBrowser, ...inWorker, ...startUp, ...inCards];
  });
};

/** The search of this site. */
const ownSearchFigures = async (folder: string): Promise<Figure[]> => {
  console.log('Searching the documentation …');
  const folders = projectFolders(projectRoot);
  await buildInProcesses({ ...folders, foreignPages: false });
  return searchFigures({ ...folders, siteFolder: folders.outFolder, folder: join(folder, 'search') });
};

/** `npm run bench` measures everything, and `npm run bench -- search` the search alone. */
await runForOperator(USAGE, async () => {
  const { values, positionals } = parseArguments({
    options: { record: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [part] = positionals;
  if (part !== undefined && positionals.join(' ') !== 'search')
    throw new OperatorError(`'${positionals.join(' ')}' is not a part of the benchmark.`, USAGE);
  if (part !== undefined && values.record)
    throw new OperatorError('Only a run of all parts can be recorded.', USAGE);
  const warning = busyMachine();
  const folder = await temporaryFolder();
  const figures = [
    ...(part === undefined ? await pageFigures(folder) : []),
    ...(await ownSearchFigures(folder)),
  ];
  const recordAs = values.record ? 'bench' : undefined;
  await printReport({ title: TITLE, figures, command: COMMAND, warning, recordAs });
});
