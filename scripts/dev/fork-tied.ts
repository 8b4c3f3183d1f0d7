import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { OWN_GROUP, TIE_TO_PARENT } from '#scripts/processes/tied-process.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

/**
 * Runs a script of the project in a process that ends, with all its children, when this process ends. It does not get the options
 * of this process: with `watch-parent.js`, it would end without its children.
 */
export const forkTied = (script: string): ChildProcess =>
  fork(join(projectRoot, script), {
    cwd: projectRoot,
    detached: OWN_GROUP,
    execArgv: ['--import', 'tsx', '--import', TIE_TO_PARENT],
  });
