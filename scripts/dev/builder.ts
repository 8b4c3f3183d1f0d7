import { forkTied } from './fork-tied.ts';

/** The id of the release that was built and the code of its Worker, or the problems that an author has to fix. */
export type Built = { release: string; code: string } | { problems: string };

/** A message to the builder's process. */
export interface BuildRequest {
  id: number;
  /** The files that changed since the last build, relative to the project's root. Modules among them are reloaded. */
  changed: string[];
}

/** A message from the builder's process. The first one with an id answers the request, and a later one brings its search. */
export interface BuildAnswer {
  id: number;
  built: Built;
}

interface Builder {
  /** Resolves when the build has ended, except for its search. A second request must wait until then. */
  build(changed: string[]): Promise<Built>;
}

const STOPPED: Built = {
  problems: 'The build stopped. Its message is above; it starts again with the next change.',
};

/** Builds in a separate process that stays warm between changes. `onSearch` gets the release that has the newest search. */
export const createBuilder = (onSearch: (built: Built) => void): Builder => {
  let id = 0;
  let answered: ((built: Built) => void) | undefined;

  const start = () => {
    const started = forkTied('scripts/dev/build-process.ts');
    started.on('message', ({ id: answer, built }: BuildAnswer) => {
      if (answer !== id) return;
      if (!answered) return onSearch(built);
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
    build: (changed) =>
      new Promise((resolve) => {
        if (!child.connected) child = start();
        id += 1;
        answered = resolve;
        child.send({ id, changed } satisfies BuildRequest);
      }),
  };
};
