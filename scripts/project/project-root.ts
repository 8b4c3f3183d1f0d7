import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the project, without a trailing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** The folders that a build reads from and writes to. */
export interface BuildFolders {
  projectRoot: string;
  pagesFolder: string;
  /** The folder of the libraries' symbols. Foreign pages have none. */
  symbolsFolder: string;
  outFolder: string;
  cacheFolder: string;
}

/** The folders of the project's own site. */
export const projectFolders = (projectRoot: string): BuildFolders => ({
  projectRoot,
  pagesFolder: join(projectRoot, 'content/pages'),
  symbolsFolder: join(projectRoot, 'content/symbols'),
  outFolder: join(projectRoot, '.build'),
  cacheFolder: join(projectRoot, '.cache/pages'),
});
