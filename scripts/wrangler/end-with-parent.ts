/**
 * For `--import`: a module that ends its process group as soon as the channel to the parent closes. It closes however the
 * parent ends. The process needs a channel, and a group of its own.
 */
export const END_WITH_PARENT = `data:text/javascript,process.on('disconnect', () => process.kill(0, 'SIGKILL'))`;

/** Windows has no process groups. There, only the process itself ends. */
export const OWN_GROUP = process.platform !== 'win32';
