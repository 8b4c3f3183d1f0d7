import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** The id of the release that was built, or what an author has to mend. */
export type Built = { release: string } | { problems: string };

export interface Builder {
  /** One at a time. */
  build(): Promise<Built>;
  /** The next build loads our own code anew: menus and the pipeline are modules, which a process loads once. */
  restart(): void;
  stop(): void;
}

const start = (): ChildProcess =>
  fork(join(projectRoot, 'scripts/dev/build-process.ts'), { cwd: projectRoot });

/** Builds in a process of its own, warm between changes. */
export const createBuilder = (): Builder => {
  let child = start();
  const stop = () => void child.kill();
  return {
    build: () =>
      new Promise((resolve) => {
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
        if (asked.connected) asked.send('build');
      }),
    restart: () => {
      stop();
      child = start();
    },
    stop,
  };
};
