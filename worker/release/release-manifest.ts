import type { PageStyle } from '#client/contracts/page-styles.ts';
import type { Menu } from '#content/navigation/types.ts';
import type { RedirectEntry } from '#worker/page/old-address.ts';
import type { PageChange } from '#worker/page/page-change.ts';
import type { PageEntry } from '#worker/page/page-entry.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import type { References } from '#worker/page/references.ts';

/** The files of a part of the search index, which covers some pages. Samples are loaded when an answer needs them. */
export interface SearchPart {
  index: string;
  texts: string;
  samples: string;
}

/** File names below `/docs/assets/`. Each name contains the hash of the file's content. */
export interface AssetNames {
  entry: { file: string; integrity: string };
  styles: string;
  mediaStyles: string;
  pageStyles: Record<PageStyle, string>;
  font: string;
  favicon: string;
  socialCard: string;
  speculationRules: string;
  /** In the order of the pages. */
  search: readonly SearchPart[];
}

/** The release manifest. It is compiled into the Worker, so a deploy switches everything at once. */
export interface Release {
  /** The hash of all the following fields and of the Worker's code. */
  id: string;
  pages: Record<PagePath, PageEntry>;
  menus: Menu[];
  references: References;
  /** The keys are the redirected paths, without `/docs`. A key may end in `/*`; see content/redirects.ts. */
  redirects: Record<string, RedirectEntry>;
  /** The latest changes of pages, newest first. */
  changes: PageChange[];
  assets: AssetNames;
  /** The pre-paint script, and its hash for the content security policy (`sha256-…`). */
  prePaint: { code: string; hash: string };
  /** The SVG symbol of each icon, by the icon's name. */
  icons: Record<string, string>;
  /** A hash of everything that decides how a social image looks, besides its text. */
  socialImageDesign: string;
}
