import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { projectRoot } from '#scripts/project/project-root.ts';

const WATCHED = ['content', 'client', 'worker', 'scripts', 'wrangler.toml'].map((name) =>
  join(projectRoot, name),
);
/** An editor writes a file in several steps. Steps within this time become one change. */
const SETTLE_MS = 30;

/**
 * Calls `react` with the changed files, relative to the project's root, and with the time (of `performance.now`) at which the
 * first of them was saved. Only one call runs at a time. The next call receives the files that change in the meantime.
 */
export const onChange = (react: (files: string[], since: number) => Promise<void>): void => {
  const changed = new Set<string>();
  let since = 0;
  let running = false;
  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (changed.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const files = [...changed];
      changed.clear();
      await react(files, since).catch((error: unknown) => console.error(error));
    }
    running = false;
  };
  watch(WATCHED, { ignoreInitial: true }).on('all', (event, file) => {
    if (event === 'addDir') return;
    if (changed.size === 0) since = performance.now();
    changed.add(relative(projectRoot, file).split(sep).join('/'));
    void run();
  });
};
