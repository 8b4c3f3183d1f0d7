/** The header of a request that names the version of the site's Worker to ask. `npm start` sends it in lower case, as Node does. */
export const VERSION_HEADER = 'x-development-worker';
