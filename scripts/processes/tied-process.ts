import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

/**
 * For `--import`: a module that ends its process soon after the parent has ended, and nothing else. The process has a second to
 * end what it has started.
 */
export const END_WITH_PARENT = new URL('./watch-parent.js', import.meta.url).href;

/**
 * For `--import`: a module that ends its process group as soon as the channel to the parent closes. It closes however the
 * parent ends, perhaps before this module runs. The process needs a channel, and a group of its own.
 */
export const TIE_TO_PARENT = `${END_WITH_PARENT}?group`;

/** Ends what is left of the process group of a process that has ended. */
export const endGroup = (pid: number | undefined): void => {
  try {
    if (pid && HAS_GROUPS) process.kill(-pid, 'SIGKILL');
  } catch {
    // nothing of the group is left
  }
};

/** Windows has no process groups. There, only the process itself ends. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs a script of the project in a process that ends, with all its children, when this process ends. It does not get the options
 * of this process: with `watch-parent.js`, it would end without its children.
 */
export const forkTied = (script: string, args: readonly string[] = []): ChildProcess =>
  fork(join(projectRoot, script), args, {
    cwd: projectRoot,
    detached: HAS_GROUPS,
    execArgv: ['--import', 'tsx', '--import', TIE_TO_PARENT],
  });

/**
 * Ends this process when it is told to, and when its parent has ended, because npm does not pass every signal on. Processes that
 * are tied to this one end with it.
 */
export const endWithParent = (): void => {
  void import('./watch-parent.js');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
};
