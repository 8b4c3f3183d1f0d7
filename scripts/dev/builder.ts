import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

/** The id of the release that was built, or the problems that an author has to fix. */
export type Built = { release: string } | { problems: string };

/** A message to the builder's process. */
export interface BuildRequest {
  /** The files that changed since the last build, relative to the project's root. Modules among them are reloaded. */
  changed: string[];
}

interface Builder {
  /** Resolves when the build has ended. A second request must wait until then. */
  build(request: BuildRequest): Promise<Built>;
  stop(): void;
}

const start = (): ChildProcess =>
  fork(join(projectRoot, 'scripts/dev/build-process.ts'), { cwd: projectRoot });

/** Builds in a separate process that stays warm between changes. */
export const createBuilder = (): Builder => {
  let child = start();
  const stop = () => void child.kill();
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
    stop,
  };
};
