import { readPages } from './content/source/read-pages.ts';
import { fileHistories } from './content/store/file-history.ts';
import { projectFolders, projectRoot } from './project/project-root.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';
import { textTable } from './terminal/text-table.ts';
import { stalePages } from './upkeep/stale-pages.ts';

/** `npm run stale`: lists the pages that are older than the newest release of what they document. */
await runForOperator('npm run stale', async () => {
  parseArguments({ options: {} });
  const { pagesFolder } = projectFolders(projectRoot);
  const [{ pages }, histories] = await Promise.all([
    readPages(pagesFolder, projectRoot),
    fileHistories(pagesFolder),
  ]);
  const dated = pages.map(({ path, file }) => ({ path, lastChanged: histories.get(file)?.lastChanged }));
  const stale = stalePages(dated);
  if (stale.length === 0) return console.log(`All ${pages.length} pages are newer than what they document.`);
  console.log(
    textTable(
      ['page', 'changed', 'newer release'],
      stale.map(({ path, lastChanged = '', release }) => [
        path,
        lastChanged.slice(0, 'yyyy-mm-dd'.length),
        `${release.product} ${release.version} (${release.date})`,
      ]),
    ),
  );
});
