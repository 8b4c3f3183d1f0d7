import { projectFolders } from '#scripts/build/project-folders.ts';
import { createAnnouncements } from '#scripts/dev/proxy/announcements.ts';
import { proxy, readBrowserScript } from '#scripts/dev/proxy/proxy.ts';
import { createWorkerVersions } from '#scripts/dev/proxy/worker-versions.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { printStep } from '#scripts/terminal/operator.ts';
import { DEVELOPMENT_STATE } from '#scripts/wrangler/local-store.ts';
import { askRelease } from './ask-release.ts';
import { type Built, type ChangedPages, createBuilder } from './builder.ts';
import { describeChange } from './describe-change.ts';
import { MODULES_FOLDER } from './development-folder.ts';
import { listen } from './listen.ts';
import { migrate } from './migrate.ts';
import { rememberOwnCode } from './own-code.ts';
import { onChange } from './watch.ts';
import { writeDevelopmentConfig } from './wrangler-config.ts';
import { startWrangler } from './wrangler-process.ts';

/** Builds the site, and again after each change, and serves it on `port`. All processes that it starts end with this one. */
export const startDevelopment = async (port: number): Promise<void> => {
  const { outFolder } = projectFolders(projectRoot);
  const announcements = createAnnouncements();
  const versions = createWorkerVersions();
  const address = await listen(port, (incoming, outgoing) => answer(incoming, outgoing));
  // Nothing is awaited until `answer` is there.
  const config = writeDevelopmentConfig(address);
  const wrangler = startWrangler(['--config', config, '--persist-to', DEVELOPMENT_STATE]);
  const answer = proxy({
    outFolder,
    modulesFolder: MODULES_FOLDER,
    announcements,
    versions,
    script: readBrowserScript(),
    origin: wrangler.origin,
  });
  const migrated = migrate();

  /** Resolves to the release that is seen now, or to the problems that have to be fixed before. */
  const take = async (built: Built): Promise<{ release: string } | { problems: string }> => {
    if ('problems' in built) return built;
    wrangler.beforeLoad();
    const problems = await versions.replace(built.code, (worker) =>
      askRelease({ origin: wrangler.origin, worker, release: built.release }),
    );
    return problems === undefined ? { release: built.release } : { problems };
  };

  const show = async (built: Built): Promise<boolean> => {
    const state = await take(built);
    const pages = 'pages' in built ? built.pages : { except: [] };
    announcements.announce(state, (address) =>
      'only' in pages ? pages.only.includes(address) : !pages.except.includes(address),
    );
    if ('problems' in state) console.error(`\n${state.problems}\n`);
    return !('problems' in state);
  };

  const builder = createBuilder(show);
  let isShown = false;
  /** Resolves to the pages that the author sees, or to `undefined` if there are problems. */
  const build = async (changed: string[]): Promise<ChangedPages | undefined> => {
    const built = await builder.build(changed, announcements.open());
    // It may have changed together with pages that had mistakes, so each build looks at it.
    if (!('problems' in built)) writeDevelopmentConfig(address);
    if (!(await show(built)) || 'problems' in built) return undefined;
    if (isShown) return built.pages;
    const stopped = (await migrated) && (await migrate()); // its cause may be fixed by now
    if (stopped) console.error(`\n${stopped}\n`);
    printStep(`the Worker is running\n\n  Nitric Docs: http://localhost:${port}/docs\n`);
    isShown = true;
    return built.pages;
  };

  const ownProblem = rememberOwnCode(projectRoot);
  /** The files that changed since the last build, and those of `npm start` itself until they are as before. */
  const unbuilt = new Set<string>();
  const watcher = onChange(async (files, since) => {
    await first;
    for (const file of files) unbuilt.add(file);
    const problems = ownProblem(unbuilt);
    if (problems) return void (await show({ problems }));
    const changed = [...unbuilt];
    unbuilt.clear();
    const pages = await build(changed);
    if (pages) printStep(describeChange(changed, since, pages));
  });
  // A file that is saved during the first build is built again.
  const first = new Promise<void>((resolve) => watcher.once('ready', () => resolve())).then(() => build([]));
  await first;
  if (!isShown) console.log('Fix what is listed above; the site then starts by itself.\n');
};
