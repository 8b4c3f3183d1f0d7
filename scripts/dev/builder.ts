import { fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import type { LoadedRelease } from './runtime.ts';

/** The open pages that a release changes, by their addresses. */
export type ChangedPages = { only: readonly string[] } | { except: readonly string[] };

/** The release that was built, or the problems that an author has to fix. */
export type Built = { release: LoadedRelease; pages: ChangedPages } | { problems: string };

/** A message to the builder's process. */
export interface BuildRequest {
  id: number;
  /** The files that changed since the last build, relative to the project's root. Modules among them are reloaded. */
  changed: string[];
  /** The addresses of the open pages. If many pages change, these are built first. */
  open: string[];
}

/** A message from the builder's process. The first one with an id answers the request. Later ones bring other pages, and the search. */
export interface BuildAnswer {
  id: number;
  built: Built;
}

const STOPPED: Built = {
  problems: 'The build stopped. Fix what its messages above report. It starts again after the next change.',
};

/** Builds in a separate process that stays warm between changes. `onLater` gets what follows the answer to a request. */
export const createBuilder = (onLater: (built: Built) => void) => {
  let id = 0;
  let answered: ((built: Built) => void) | undefined;

  const start = () => {
    const options = { cwd: projectRoot, execArgv: ['--import', 'tsx'] };
    const started = fork(join(projectRoot, 'scripts/dev/build-process.ts'), options);
    started.on('message', ({ id: answer, built }: BuildAnswer) => {
      if (answer !== id) return;
      if (!answered) return onLater(built);
      answered(built);
      answered = undefined;
    });
    started.once('exit', () => {
      if (started !== child) return;
      answered?.(STOPPED);
      answered = undefined;
    });
    return started;
  };

  let child = start();
  return {
    /** Resolves as soon as the open pages are built. A second request must wait until then. It ends what is still going on. */
    build: (changed: string[], open: string[]): Promise<Built> =>
      new Promise((resolve) => {
        if (!child.connected) child = start();
        id += 1;
        answered = resolve;
        child.send({ id, changed, open } satisfies BuildRequest);
      }),
  };
};
