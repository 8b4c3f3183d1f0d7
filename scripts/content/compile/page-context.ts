import { latestVersion } from '#content/versions.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { SiteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { parseReferencePath } from '#worker/page/reference-path.ts';

/** The context of a page's components. An address without a version means the latest version. */
export const pageContext = ({ path, sourceFile }: SourcePage, symbols: SiteSymbols): PageContext => {
  const reference = parseReferencePath(path);
  if (!reference) return { path, sourceFile, symbols };
  const { sdk, version = latestVersion(sdk) } = reference;
  return { path, sourceFile, library: { sdk, version }, symbols };
};
