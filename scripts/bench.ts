import { join } from 'node:path';
import { DOCS_PREFIX } from '#content/site.ts';
import { browserFigures } from './bench/browser/browser-figures.ts';
import { buildBenchSite } from './bench/build/bench-site.ts';
import { busyMachine } from './bench/report/busy-machine.ts';
import { printReport } from './bench/report/print-report.ts';
import { ARTICLE_PATH } from './bench/site/generated-site.ts';
import { withTemporaryFolder } from './bench/temporary-folder.ts';
import { workerFigures } from './bench/worker/worker-figures.ts';
import { withWorkers } from './bench/worker/worker-host.ts';

/** `npm run bench` */
const PAGES = { small: 100, large: 2000 } as const;
const warning = busyMachine();
const path = DOCS_PREFIX + ARTICLE_PATH;

const figures = await withTemporaryFolder(async (folder) => {
  console.log(`Building generated sites of ${PAGES.small} and ${PAGES.large} pages …`);
  const [small, large] = [
    await buildBenchSite(join(folder, 'small'), PAGES.small),
    await buildBenchSite(join(folder, 'large'), PAGES.large),
  ];
  const largeSiteHtml = await withWorkers(
    { ...large, path: ARTICLE_PATH, inStore: 'page' },
    async ({ page }) => (await fetch(new URL(path, page))).text(),
  );
  return withWorkers({ ...small, path: ARTICLE_PATH, inStore: 'site' }, async (origins) => {
    console.log('Opening the page in Chromium …');
    const inBrowser = await browserFigures({
      siteFolder: small.siteFolder,
      workerOrigin: origins['cached-page'],
      path,
      largeSiteHtml,
    });
    console.log('Loading the Worker …');
    return [...inBrowser, ...(await workerFigures(origins, path))];
  });
});
printReport({
  title: 'A page of about 1,100 words; kB are 1,000 bytes after gzip -9',
  figures,
  command: 'npm run bench',
  warning,
});
