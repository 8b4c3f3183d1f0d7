import { PRODUCT_NAME } from '#content/site.ts';
import type { PageMeta } from './front-matter.ts';
import type { PagePath } from './page-path.ts';
import type { VersionContext } from './version-context.ts';

/** The title of a page's document (specification, section 2). On pages of older versions, it includes the version's name. */
export const pageTitle = (path: PagePath, meta: PageMeta, version: VersionContext): string => {
  const suffix = version.isNotLatest
    ? `${PRODUCT_NAME} ${version.currentVersion} Documentation`
    : `${PRODUCT_NAME} Documentation`;
  return path === '/' ? suffix : `${meta.title_meta ?? meta.title} - ${suffix}`;
};
