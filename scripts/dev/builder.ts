import { forkTied } from './fork-tied.ts';

/** The id of the release that was built and the code of its Worker, or the problems that an author has to fix. */
export type Built = { release: string; code: string } | { problems: string };

/** A message to the builder's process. */
export interface BuildRequest {
  /** The files that changed since the last build, relative to the project's root. Modules among them are reloaded. */
  changed: string[];
}

interface Builder {
  /** Resolves when the build has ended. A second request must wait until then. */
  build(request: BuildRequest): Promise<Built>;
}

const start = () => forkTied('scripts/dev/build-process.ts');

/** Builds in a separate process that stays warm between changes. */
export const createBuilder = (): Builder => {
  let child = start();
  return {
    build: (request) =>
      new Promise((resolve) => {
        if (!child.connected) child = start();
        const asked = child;
        const onExit = () =>
          resolve({
            problems: 'The build stopped. Its message is above; it starts again with the next change.',
          });
        asked.once('exit', onExit);
        asked.once('message', (built: Built) => {
          asked.off('exit', onExit);
          resolve(built);
        });
        asked.send(request);
      }),
  };
};
