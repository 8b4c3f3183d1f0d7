import { latestVersion } from '#content/versions.ts';
import type { Library } from '#scripts/content/symbols/library.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';
import type { SourcePage } from './source-page.ts';

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

/** The context of a page's components. An address without a version means the latest version. */
export const pageContext = ({ path, sourceFile }: SourcePage, symbols: SiteSymbols): PageContext => {
  const reference = parseReferencePath(path);
  if (!reference) return { path, sourceFile, symbols };
  const { sdk, version = latestVersion(sdk) } = reference;
  return { path, sourceFile, library: { sdk, version }, symbols };
};
