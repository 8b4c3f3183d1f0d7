import type { StoredColors } from '#scripts/content/code/sample-colors.ts';
import type { PagePath } from '#worker/page/page-path.ts';

/** A page as its author wrote it. */
export interface SourcePage {
  path: PagePath;
  /** The absolute path of the page's file. */
  file: string;
  /** The path of the page's file, relative to the project's root. */
  sourceFile: string;
  /** Empty if the file could not be read, which was reported. */
  source: string;
  /** The colors of the code of the page's last version, if they are known. */
  knownColors?: StoredColors;
}
