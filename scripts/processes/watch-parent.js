import { isMainThread, Worker, workerData } from 'node:worker_threads';

// Ends this process when its parent has ended. With `?group` at the end of the address, ends its whole process group, at once
// when the channel to the parent closes. This is JavaScript because it runs before TypeScript can be read, when the parent may
// already have ended. A thread watches, because the process may wait forever or be in an endless loop.

const CHECK_EVERY_MS = 1_000;

if (isMainThread) {
  const hasOwnGroup = import.meta.url.endsWith('?group');
  if (hasOwnGroup) {
    const end = () => process.kill(0, 'SIGKILL');
    process.connected ? process.on('disconnect', end) : end();
  }
  const target = hasOwnGroup ? 0 : process.pid;
  // Without these options, the thread would load what the process loads.
  const options = { workerData: { watchedParent: process.ppid, target }, execArgv: [] };
  new Worker(new URL(import.meta.url), options).unref();
} else if (workerData?.watchedParent) {
  const { watchedParent, target } = workerData;
  // A process that ends alone may first end what it has started.
  let signal = target === 0 ? 'SIGKILL' : 'SIGTERM';
  setInterval(() => {
    if (process.ppid === watchedParent) return;
    process.kill(target, signal);
    signal = 'SIGKILL';
  }, CHECK_EVERY_MS);
}
