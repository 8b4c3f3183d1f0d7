import { join, resolve } from 'node:path';
import { explainPage } from './explain/explain-page.ts';
import { findPage } from './explain/find-page.ts';
import { projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { readReleaseBundle } from './publish/release/release-bundle.ts';
import { OperatorError, runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

/** `npm run explain`: shows how the built release answers an address. */
await runForOperator('npm run explain -- /docs/storage [--out DIR]', async () => {
  const { values, positionals } = parseArguments({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const [address, ...others] = positionals;
  if (!address || others.length > 0)
    throw new OperatorError('Name one page.', 'For example: npm run explain -- /docs/storage');
  const { settings } = await readProjectConfig();
  const { release, pages } = await readReleaseBundle(resolve(values.out ?? join(projectRoot, '.build')));
  const found = findPage(address, release);
  if (!found) {
    throw new OperatorError(
      `${address} is not a page of release ${release.id}. Unless worker/routes has a handler for it, the site answers 404.`,
      'Check the address, or build what has changed since: npm run build',
    );
  }
  const { entry } = found.page;
  // `readReleaseBundle` has checked that every page has its keys.
  const textOf = (key: string): string => pages.get(key) ?? '';
  const lines = explainPage({
    found,
    release,
    settings,
    data: textOf(`page/${entry.hash}`),
    markdown: textOf(`markdown/${entry.markdown}`),
  });
  const width = Math.max(...lines.map(([name]) => name.length));
  for (const [name, value] of lines) console.log(`${name.padEnd(width)}  ${value}`);
});
