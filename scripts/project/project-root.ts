import { fileURLToPath } from 'node:url';

/** The absolute path of the project, without a trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
