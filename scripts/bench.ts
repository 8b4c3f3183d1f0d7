import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DOCS_PREFIX } from '#content/site.ts';
import { browserFigures } from './bench/browser-figures.ts';
import { buildFigures } from './bench/build-figures.ts';
import { gzipKilobytes } from './bench/measuring.ts';
import { busyMachine, type Figure, figure, printReport } from './bench/report.ts';
import { searchFigures } from './bench/search/search-figures.ts';
import { workerFigures } from './bench/worker-figures.ts';
import { bundleWorker, withWorkers } from './bench/worker-host.ts';
import { buildInProcesses } from './build/build-in-processes.ts';
import { formatProblems } from './content/problems/problem.ts';
import { temporaryFolder } from './processes/temporary-folder.ts';
import { projectFolders, projectRoot } from './project/project-root.ts';
import { OperatorError, parseArguments, runForOperator } from './terminal/operator.ts';

const USAGE = 'npm run bench [-- search|builds]';
/** The measured page: a guide with samples. Half of the pages outside of the references are larger. */
const PAGE = '/guides/nodejs/nitric-and-drizzle';
const TITLE = `${DOCS_PREFIX}${PAGE}, and the search; kB are 1,000 bytes after gzip -9`;

/** The page in a browser and in the Worker, and the size of the Worker. */
const pageFigures = async (siteFolder: string, folder: string): Promise<Figure[]> => {
  const path = DOCS_PREFIX + PAGE;
  const entry = await bundleWorker(siteFolder, folder);
  return withWorkers(siteFolder, entry, async (origins) => {
    console.log(`Opening ${path} in Chromium …`);
    const inBrowser = await browserFigures(siteFolder, origins['cached-page'], path);
    console.log('Loading the Worker …');
    const inWorker = await workerFigures(origins, path);
    return [...inBrowser, ...inWorker, await workerSize(folder)];
  });
};

/** The size of the Worker with all its modules. */
const workerSize = async (folder: string): Promise<Figure> => {
  const names = (await readdir(folder)).filter((name) => /\.(?:js|wasm|woff)$/.test(name));
  const modules = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return figure('workerSize', gzipKilobytes(modules));
};

/** Builds the site, and measures it. */
const siteFigures = async (measure: (siteFolder: string) => Promise<Figure[]>): Promise<Figure[]> => {
  const folders = projectFolders(projectRoot);
  const { problems } = await buildInProcesses({ ...folders, foreignPages: false });
  if (problems.length > 0) throw new OperatorError(formatProblems(problems), 'Fix them first.');
  return measure(folders.outFolder);
};

const search = (siteFolder: string): Promise<Figure[]> => {
  console.log('Searching the documentation …');
  return searchFigures(siteFolder);
};

/** `npm run bench` measures pages, Worker, and search. `npm run bench -- builds` times builds of generated sites. */
await runForOperator(USAGE, async () => {
  const { positionals } = parseArguments({ options: {}, allowPositionals: true });
  const part = positionals.join(' ');
  const measure = {
    '': () =>
      siteFigures(async (site) => [
        ...(await pageFigures(site, await temporaryFolder())),
        ...(await search(site)),
      ]),
    search: () => siteFigures(search),
    builds: buildFigures,
  }[part];
  if (!measure) throw new OperatorError(`'${part}' is not a part of the benchmark.`, USAGE);
  const warning = busyMachine();
  printReport(TITLE, await measure());
  if (warning) console.log(warning);
});
