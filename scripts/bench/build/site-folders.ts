import { join } from 'node:path';

/** Where a generated site lies while the bench runs. */
export interface SiteFolders {
  pages: string;
  out: string;
  cache: string;
}

export const siteFolders = (folder: string): SiteFolders => ({
  pages: join(folder, 'pages'),
  out: join(folder, 'out'),
  cache: join(folder, 'cache'),
});
