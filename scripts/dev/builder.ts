import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';

/** The id of the release that was built, or what an author has to mend. */
export type Built = { release: string } | { problems: string };

/** What the builder's process is asked. */
export interface BuildRequest {
  /** Files that changed since the last build, from the project's root. Those that are modules are loaded anew. */
  changed: string[];
}

interface Builder {
  /** One at a time. */
  build(request: BuildRequest): Promise<Built>;
  stop(): void;
}

const start = (): ChildProcess =>
  fork(join(projectRoot, 'scripts/dev/build-process.ts'), { cwd: projectRoot });

/** Builds in a process of its own, warm between changes. */
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
