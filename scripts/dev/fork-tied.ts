import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { END_WITH_PARENT, OWN_GROUP } from '#scripts/wrangler/end-with-parent.ts';

/** Runs a script of the project in a process that ends, with all its children, when this process ends. */
export const forkTied = (script: string): ChildProcess =>
  fork(join(projectRoot, script), {
    cwd: projectRoot,
    detached: OWN_GROUP,
    execArgv: [...process.execArgv, '--import', END_WITH_PARENT],
  });
