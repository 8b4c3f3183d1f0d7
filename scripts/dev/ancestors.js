import { readFileSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

// Ends this process when npm has ended. This is JavaScript because `npm start` runs it before TypeScript can be read: by then,
// npm may have ended. A thread looks, because the process may wait for something that never comes, or be in an endless loop.

const CHECK_EVERY_MS = 1_000;

/**
 * The parent of a process called `sh`, unless that cannot be read, because too many files are open, for example. Only Linux
 * tells; the shells of other systems do not stay between two processes.
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
  const parent = process.ppid;
  // Without these options, the thread would load what the process loads.
  const options = { workerData: { parent, shellParent: parentOfShell(parent) }, execArgv: [] };
  new Worker(new URL(import.meta.url), options).unref();
} else if (workerData?.parent) {
  const { parent, shellParent } = workerData;
  // First, the process may end what it has started.
  let signal = 'SIGTERM';
  setInterval(() => {
    // Where a shell stands between npm and this process, npm is the shell's parent.
    const hasEnded = process.ppid !== parent || (parentOfShell(parent) ?? shellParent) !== shellParent;
    if (!hasEnded) return;
    process.kill(process.pid, signal);
    signal = 'SIGKILL';
  }, CHECK_EVERY_MS);
}
