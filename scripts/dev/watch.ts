import { relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FSWatcher, watch } from 'chokidar';
import { projectRoot } from '#scripts/project/project-root.ts';

const WATCHED = ['content', 'client', 'worker', 'scripts', 'wrangler.toml', 'package-lock.json'];
/** An editor writes a file in several steps, and git one file after another. Steps within this time become one change. */
const SETTLE_MS = 50;

/**
 * Calls `react` with the changed files, relative to the root, and with the time (of `performance.now`) at which the
 * first of them was saved. Only one call runs at a time. The next call receives the files that change in the
 * meantime.
 */
export const onChange = (
  react: (files: string[], since: number) => Promise<void>,
  root = projectRoot,
): FSWatcher => {
  const changed = new Set<string>();
  let since = 0;
  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (changed.size > 0) {
      for (let known = 0; changed.size > known; ) {
        known = changed.size;
        await wait(SETTLE_MS);
      }
      const files = [...changed];
      changed.clear();
      await react(files, since).catch((error: unknown) => console.error(error));
    }
    running = false;
  };
  const options = {
    // A file that is watched by itself is lost when git or an editor replaces it.
    ignored: (path: string) => !['', ...WATCHED].includes(relative(root, path).split(sep)[0] ?? ''),
    ignoreInitial: true,
    // A link to a parent folder would be followed forever. The build does not follow links, either.
    followSymlinks: false,
    ignorePermissionErrors: true,
  };
  return watch(root, options)
    .on('all', (event, file) => {
      if (event === 'addDir') return;
      if (changed.size === 0) since = performance.now();
      changed.add(relative(root, file).split(sep).join('/'));
      void run();
    })
    .once('error', (error) => {
      console.error(`\n✗ Changes to some files are not noticed: ${String(error)}\n  → ${HINT}\n`);
    })
    .on('error', () => {}); // one message is enough, and without a listener the process would end
};

const HINT =
  'Fix that, and run npm start again. To let Linux watch more files: sudo sysctl fs.inotify.max_user_watches=524288';
