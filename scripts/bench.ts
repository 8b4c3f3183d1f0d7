import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCS_PREFIX } from '#content/site.ts';
import { browserFigures } from './bench/browser-figures.ts';
import { buildFigures } from './bench/build-figures.ts';
import { ARTICLE_PATH } from './bench/generated-site.ts';
import { gzipKilobytes, temporaryFolder } from './bench/measuring.ts';
import { busyMachine, type Figure, figure, printReport } from './bench/report.ts';
import { searchFigures } from './bench/search/search-figures.ts';
import { workerFigures } from './bench/worker-figures.ts';
import { buildBenchSite, withWorkers } from './bench/worker-host.ts';
import { buildInProcesses } from './build/build-in-processes.ts';
import { projectFolders, projectRoot } from './project/project-root.ts';
import { OperatorError, parseArguments, runForOperator } from './terminal/operator.ts';

const COMMAND = 'npm run bench';
const USAGE = `${COMMAND} [-- search|builds]`;
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
    return [...inBrowser, ...inWorker, await workerSize(small.workers.folder)];
  });
};

/** The size of the Worker with all its modules. */
const workerSize = async (folder: string): Promise<Figure> => {
  const names = (await readdir(folder)).filter(
    (name) => /\.(?:js|wasm|woff)$/.test(name) && name !== 'same-worker.js',
  );
  const modules = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return figure('workerSize', gzipKilobytes(modules));
};

/** The search of this site. */
const ownSearchFigures = async (): Promise<Figure[]> => {
  console.log('Searching the documentation …');
  const folders = projectFolders(projectRoot);
  await buildInProcesses({ ...folders, foreignPages: false });
  return searchFigures({ ...folders, siteFolder: folders.outFolder, folder: await temporaryFolder() });
};

/** `npm run bench` measures pages, Worker, and search. `npm run bench -- builds` times builds of generated sites. */
await runForOperator(USAGE, async () => {
  const { positionals } = parseArguments({ options: {}, allowPositionals: true });
  const part = positionals.join(' ');
  const measure = {
    '': async () => [...(await pageFigures(await temporaryFolder())), ...(await ownSearchFigures())],
    search: ownSearchFigures,
    builds: buildFigures,
  }[part];
  if (!measure) throw new OperatorError(`'${part}' is not a part of the benchmark.`, USAGE);
  const warning = busyMachine();
  await printReport({
    title: TITLE,
    figures: await measure(),
    command: part ? `${COMMAND} -- ${part}` : COMMAND,
    warning,
  });
});
