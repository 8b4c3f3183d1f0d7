/**
 * For `--import`: a module that ends its process soon after the parent has ended, and nothing else. The process has a second to
 * end what it has started.
 */
export const END_WITH_PARENT = new URL('./watch-parent.js', import.meta.url).href;

/**
 * For `--import`: a module that ends its process group as soon as the channel to the parent closes. It closes however the
 * parent ends, perhaps before this module runs. The process needs a channel, and a group of its own.
 */
export const TIE_TO_PARENT = `${END_WITH_PARENT}?group`;

/** Windows has no process groups. There, only the process itself ends. */
export const OWN_GROUP = process.platform !== 'win32';
