import type { Library } from '#scripts/content/symbols/library.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { PagePath } from '#worker/page/page-path.ts';

/** The facts about a page that a component may depend on. */
export interface PageContext {
  path: PagePath;
  /** The path of the page's file, relative to the project's root. */
  sourceFile: string;
  /** The library that a reference page describes. Other pages have none. */
  library?: Library;
  /** The symbols of every library. The page depends on the libraries that are taken from it. */
  symbols: SiteSymbols;
}
