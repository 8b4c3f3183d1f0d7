import { parseArgs } from 'node:util';
import { buildSite } from '#scripts/build/build-site.ts';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { projectRoot } from '#scripts/project-root.ts';

/** What `npm run build -- --pages DIR --out DIR` does, with a cache of its own: a process to be timed. */
const { values } = parseArgs({
  options: { pages: { type: 'string' }, out: { type: 'string' }, cache: { type: 'string' } },
});
const { pages: pagesFolder, out: outFolder, cache: cacheFolder } = values;
if (!pagesFolder || !outFolder || !cacheFolder) throw new Error('--pages, --out and --cache are needed.');
const { problems } = await buildSite({
  projectRoot,
  pagesFolder,
  outFolder,
  cacheFolder,
  foreignPages: true,
  progress: console.log,
});
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}
