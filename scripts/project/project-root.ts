import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteBuildOptions } from '#scripts/build/build-site.ts';

/** The absolute path of the project, without a trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The folders of the project's own site. */
export const projectFolders = (
  projectRoot: string,
): Pick<
  Required<SiteBuildOptions>,
  'projectRoot' | 'pagesFolder' | 'symbolsFolder' | 'outFolder' | 'cacheFolder'
> => ({
  projectRoot,
  pagesFolder: join(projectRoot, 'content/pages'),
  symbolsFolder: join(projectRoot, 'content/symbols'),
  outFolder: join(projectRoot, '.build'),
  cacheFolder: join(projectRoot, '.cache/pages'),
});
