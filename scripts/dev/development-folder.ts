import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';

/** The folder of the files that only `npm start` needs. */
export const DEVELOPMENT_FOLDER = join(projectRoot, '.wrangler/development');

/** The modules of the Worker are written to this folder, from which `scripts/dev/worker` gets each of them once. */
export const MODULES_FOLDER = join(DEVELOPMENT_FOLDER, 'modules');
