import { readFileSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

// Ends this process when its parent has ended; where the parent is a shell, also when the shell's parent has ended, which is npm.
// With `?group` at the end of the address, ends its whole process group, at once when the channel to the parent closes. This is
// JavaScript because it runs before TypeScript can be read, when the parent may already have ended. A thread watches, because the
// process may wait forever or be in an endless loop.

const CHECK_EVERY_MS = 1_000;

/**
 * The parent of a process called `sh`, unless that cannot be read, for example because too many files are open. Only Linux
 * tells; on other systems, shells do not stay between two processes.
 * @param {number} pid
 */
const parentOfShell = (pid) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return /^Name:\s*sh\n(?:.*\n)*?PPid:\s*(\d+)/.exec(status)?.[1];
  } catch {
    return undefined;
  }
};

if (isMainThread) {
  const hasOwnGroup = import.meta.url.endsWith('?group');
  if (hasOwnGroup) {
    const end = () => process.kill(0, 'SIGKILL');
    process.connected ? process.on('disconnect', end) : end();
  }
  const watchedParent = process.ppid;
  const shellParent = parentOfShell(watchedParent);
  const target = hasOwnGroup ? 0 : process.pid;
  // Without these options, the thread would load what the process loads.
  const options = { workerData: { watchedParent, shellParent, target }, execArgv: [] };
  new Worker(new URL(import.meta.url), options).unref();
} else if (workerData?.watchedParent) {
  const { watchedParent, shellParent, target } = workerData;
  // A process that ends alone may first end what it has started.
  let signal = target === 0 ? 'SIGKILL' : 'SIGTERM';
  setInterval(() => {
    // If a shell runs between npm and this process, npm is the shell's parent.
    const hasEnded =
      process.ppid !== watchedParent || (parentOfShell(watchedParent) ?? shellParent) !== shellParent;
    if (!hasEnded) return;
    process.kill(target, signal);
    signal = 'SIGKILL';
  }, CHECK_EVERY_MS);
}
