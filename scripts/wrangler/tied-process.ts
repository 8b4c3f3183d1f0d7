/**
 * For `--import`: a module that ends its process group as soon as the channel to the parent closes. It closes however the
 * parent ends, perhaps before this module runs. The process needs a channel, and a group of its own.
 */
export const TIE_TO_PARENT = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads';
  const end = () => process.kill(0, 'SIGKILL');
  if (isMainThread) process.connected ? process.on('disconnect', end) : end();
`)}`;

/** Windows has no process groups. There, only the process itself ends. */
export const OWN_GROUP = process.platform !== 'win32';
