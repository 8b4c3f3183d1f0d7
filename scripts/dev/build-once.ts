import { buildSite, type SiteBuild } from '#scripts/build/build-site.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { printStep } from '#scripts/terminal/operator.ts';

/** Builds the site once, from the current files on disk. */
export const buildOnce = (): Promise<SiteBuild> =>
  buildSite({ ...projectFolders(projectRoot), foreignPages: false, progress: printStep });
