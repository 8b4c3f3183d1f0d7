import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 1_000;

/**
 * Ends this process when it is told to, and when its parent has ended. npm does not pass every signal on, and where a shell
 * stands between npm and this process, npm counts as the parent. Processes that are tied to this one end with it.
 */
export const endWithParent = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
  const parent = process.ppid;
  const shellParent = parentOfShell(parent);
  setInterval(() => {
    if (process.ppid !== parent || parentOfShell(parent) !== shellParent) process.exit(0);
  }, CHECK_EVERY_MS).unref();
};

/** The parent of a process called `sh`. Only Linux tells; the shells of other systems do not stay between two processes. */
const parentOfShell = (pid: number): string | undefined => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s*sh\n(?:.*\n)*?PPid:\s*(\d+)/.exec(status)?.[1];
  } catch {
    return undefined;
  }
};
