import type { BuiltCode } from '#scripts/build/build-code.ts';
import { buildSite, type SiteBuild } from '#scripts/build/build-site.ts';
import { projectFolders } from '#scripts/build/project-folders.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { printStep } from '#scripts/terminal/operator.ts';

/** Builds the site once, from the current files on disk. Uses `code` as it is. */
export const buildOnce = (code?: BuiltCode): Promise<SiteBuild> =>
  buildSite({ ...projectFolders(projectRoot), foreignPages: false, progress: printStep, code });
