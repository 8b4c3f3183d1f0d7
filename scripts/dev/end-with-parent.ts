import { readFileSync } from 'node:fs';

const CHECK_EVERY_MS = 1_000;

/**
 * Ends this process when it is told to, and when its parent or the parent's parent has ended: npm does not pass every signal on,
 * and a shell may stand between npm and this process. Processes that are tied to this one end with it.
 */
export const endWithParent = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== grandparent) process.exit(0);
  }, CHECK_EVERY_MS).unref();
};

/** The parent of another process. Only Linux tells; the shells of other systems do not stay between two processes. */
const parentOf = (pid: number): string | undefined => {
  try {
    return /\nPPid:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};
