import '#scripts/processes/watch-parent.js';

/**
 * Ends this process when it is told to, and when its parent has ended. npm does not pass every signal on, and if a shell
 * runs between npm and this process, npm counts as the parent. Processes that are tied to this one end with it.
 */
export const endWithParent = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
};
