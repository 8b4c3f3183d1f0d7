import { join } from 'node:path';
import type { SiteBuildOptions } from './site-build.ts';

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
