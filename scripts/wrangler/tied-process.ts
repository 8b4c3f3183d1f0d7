/** A module for `--import`. While code does not come to an end, only another thread notices that the parent has ended. */
const moduleWith = (code: string): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { isMainThread, Worker } from 'node:worker_threads';
    const look = (target, signal) => {
      const code = \`setInterval(() => {
        if (process.ppid === ppid) return;
        process.kill(target, signal);
        signal = 'SIGKILL';
      }, 1000)\`;
      const known = \`const ppid = \${process.ppid}, target = \${target}; let signal = '\${signal}';\`;
      new Worker(known + code, { eval: true, execArgv: [] }).unref();
    };
    if (isMainThread) { ${code} }
  `)}`;

/**
 * For `--import`: a module that ends its process group as soon as the channel to the parent closes. It closes however the
 * parent ends, perhaps before this module runs. The process needs a channel, and a group of its own.
 */
export const TIE_TO_PARENT = moduleWith(`
  const end = () => process.kill(0, 'SIGKILL');
  process.connected ? process.on('disconnect', end) : end();
  look(0, 'SIGKILL');
`);

/**
 * For `--import`: a module that ends its process soon after the parent has ended, and nothing else. The process has a second to
 * end what it has started.
 */
export const END_WITH_PARENT = moduleWith("look(process.pid, 'SIGTERM');");

/** Windows has no process groups. There, only the process itself ends. */
export const OWN_GROUP = process.platform !== 'win32';
