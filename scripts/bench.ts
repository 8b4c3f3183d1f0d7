import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DOCS_PREFIX } from '#content/site.ts';
import { browserFigures } from './bench/browser/browser-figures.ts';
import { buildBenchSite } from './bench/build/bench-site.ts';
import { busyMachine, printReport } from './bench/report/print-report.ts';
import { ARTICLE_PATH } from './bench/site/generated-site.ts';
import { temporaryFolder } from './bench/temporary-folder.ts';
import { startUpFigures } from './bench/worker/start-up-figures.ts';
import { workerFigures } from './bench/worker/worker-figures.ts';
import { withWorkers } from './bench/worker/worker-host.ts';
import { runForOperator } from './terminal/operator.ts';

const COMMAND = 'npm run bench';
const TITLE = 'A page of about 1,100 words; kB are 1,000 bytes after gzip -9';

/** `npm run bench`: measures a page of generated sites in a browser and in the Worker. */
await runForOperator(COMMAND, async () => {
  parseArgs();
  const warning = busyMachine();
  const path = DOCS_PREFIX + ARTICLE_PATH;
  const folder = await temporaryFolder();
  console.log('Building generated sites of 100 and 2,000 pages …');
  const small = await buildBenchSite(join(folder, 'small'), 100);
  const large = await buildBenchSite(join(folder, 'large'), 2000);
  const largeSiteHtml = await withWorkers(
    { ...large, path: ARTICLE_PATH, inStore: 'page' },
    async ({ page }) => (await fetch(new URL(path, page))).text(),
  );
  await withWorkers({ ...small, path: ARTICLE_PATH, inStore: 'site' }, async (origins) => {
    console.log('Opening the page in Chromium …');
    const { siteFolder } = small;
    const workerOrigin = origins['cached-page'];
    const inBrowser = await browserFigures({ siteFolder, workerOrigin, path, largeSiteHtml });
    console.log('Loading the Worker …');
    const figures = [
      ...inBrowser,
      ...(await workerFigures(origins, path)),
      ...(await startUpFigures(small.workers)),
    ];
    printReport({ title: TITLE, figures, command: COMMAND, warning });
  });
});
