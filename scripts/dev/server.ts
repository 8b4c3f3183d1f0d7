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
    const hint = 'Is the disk full? If not: rm -rf .wrangler, then npm start';
    const expected = describeExpected(error);
    console.error(`\n${expected ?? `✗ The local D1 does not start: ${String(error)}\n  → ${hint}`}\n`);
  }
};

const show = async (built: Built): Promise<boolean> => {
  const problems = 'problems' in built ? built.problems : await runtime.load(built.release);
  if (problems === undefined && 'release' in built) {
    const { release, pages } = built;
    const isChanged = (address: string) =>
      'only' in pages ? pages.only.includes(address) : !pages.except.includes(address);
    open.announce({ release: release.id }, isChanged);
    return true;
  }
  open.announce({ problems: problems ?? '' }, () => true);
  console.error(`\n${problems}\n`);
  return false;
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

const MOST_NAMED = 4;

const watcher = onChange(async (files, since) => {
  await first;
  const running = files.find((file) => /^scripts\/dev[./]|^package-lock\.json$/.test(file));
  if (running) console.log(`! npm start still runs without the change of ${running}. Start it again.`);
  if (!(await build(files))) return;
  const names = files.length > MOST_NAMED ? `${files.length} files` : files.join(', ');
  printStep(`${names}: ${Math.round(performance.now() - since)} ms`);
});
// A file that is saved during the first build is built again.
const first = new Promise<void>((resolve) => watcher.once('ready', () => resolve())).then(() => build([]));
if (!(await first)) console.log('Fix what is listed above; the site then starts by itself.\n');
