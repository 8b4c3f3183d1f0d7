import { migrateLocally, openLocalStore } from '#scripts/processes/local-store.ts';
import { projectFolders, projectRoot } from '#scripts/project/project-root.ts';
import { describeExpected, printStep, runForOperator } from '#scripts/terminal/operator.ts';
import { answerWith, createOpenPages, readBrowserScript } from './answer.ts';
import { type Built, createBuilder } from './builder.ts';
import { listen } from './listen.ts';
import { startRuntime } from './runtime.ts';
import { onChange } from './watch.ts';

// The child process of scripts/dev.ts. Builds the site, and again after each change, and serves it.
const port = Number(process.argv[2]);
const { outFolder } = projectFolders(projectRoot);
const open = createOpenPages();
const runtime = startRuntime(port);
await runForOperator('npm start', () =>
  listen(port, answerWith({ runtime, open, outFolder, script: readBrowserScript() })),
);
if (process.exitCode) process.exit();

const migrate = async (): Promise<void> => {
  try {
    const store = await openLocalStore();
    for (const name of await migrateLocally(store)) printStep(`local D1: ${name}`);
    await store.close();
  } catch (error) {
    const otherwise = `✗ The local D1 does not start: ${error instanceof Error ? error.message : error}\n  → Is the disk full? If not: rm -rf .wrangler, then npm start`;
    console.error(`\n${describeExpected(error) ?? otherwise}\n`);
  }
};

const show = async (built: Built): Promise<boolean> => {
  const problems = 'problems' in built ? built.problems : await runtime.load(built.release);
  const pages = 'pages' in built ? built.pages : { except: [] };
  const state =
    problems === undefined && 'release' in built
      ? { release: built.release.id }
      : { problems: problems ?? '' };
  open.announce(state, (address) =>
    'only' in pages ? pages.only.includes(address) : !pages.except.includes(address),
  );
  if (problems !== undefined) console.error(`\n${problems}\n`);
  return problems === undefined;
};

/** What is built is shown in the order in which it was built. */
let shown = Promise.resolve(true);
const showNext = (built: Built): Promise<boolean> => {
  shown = shown.then(() => show(built));
  return shown;
};

const builder = createBuilder(showNext);
const migrated = migrate();
let isRunning = false;

/** Resolves to `true` if the author sees the site as it is now. */
const build = async (changed: string[]): Promise<boolean> => {
  const isShown = await showNext(await builder.build(changed, open.addresses()));
  if (isShown && !isRunning) {
    await migrated;
    printStep(`the Worker is running\n\n  Nitric Docs: http://localhost:${port}/docs\n`);
    isRunning = true;
  }
  return isShown;
};

/** Running code cannot be replaced. */
const warnOfOwnCode = (files: readonly string[]): void => {
  const own = files.find((file) => /^scripts\/dev[./]|^package-lock\.json$/.test(file));
  if (own)
    console.log(`! npm start still runs what it began with, without the change of ${own}. Start it again.`);
};

const MOST_NAMED = 4;
const nameFiles = (files: readonly string[]): string =>
  files.length <= MOST_NAMED
    ? files.join(', ')
    : `${files.slice(0, MOST_NAMED - 1).join(', ')}, and ${files.length - MOST_NAMED + 1} more files`;

const watcher = onChange(async (files, since) => {
  await first;
  warnOfOwnCode(files);
  if (await build(files)) printStep(`${nameFiles(files)}: ${Math.round(performance.now() - since)} ms`);
});
// A file that is saved during the first build is built again.
const first = new Promise<void>((resolve) => watcher.once('ready', () => resolve())).then(() => build([]));
if (!(await first)) console.log('Fix what is listed above; the site then starts by itself.\n');
