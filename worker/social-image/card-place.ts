import type { IconName } from '#content/icon-names.ts';
import type { Menu } from '#content/navigation/types.ts';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import { SDKS } from '#content/sdks.ts';
import { currentSection } from '#worker/page/current-section.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { parseReferencePath, type ReferencePath } from '#worker/page/reference-path.ts';

/** The place of a page in the site. */
export interface CardPlace {
  /** The page's section, and its library and version if it has them: `Library reference · Python v0`. */
  label?: string;
  /** The icon of the page's building block, or else the one that menus show for the page. */
  icon?: IconName;
}

/** The place of a page. `menu` is the menu that the page shows. */
export const cardPlace = (path: PagePath, menu: Menu): CardPlace => {
  const href = pageHref(path);
  const reference = parseReferencePath(path);
  const group = menu.groups.find(({ links }) => links.some((link) => link.href === href));
  const section = menu.eyebrow ?? group?.title ?? currentSection(href)?.title;
  const label = [section, reference && libraryName(reference)].filter(Boolean).join(' · ');
  const icon =
    (reference && blockIcon(reference)) ??
    menu.parent?.icon ??
    group?.links.find((link) => link.href === href)?.icon;
  return { ...(label && { label }), ...(icon && { icon }) };
};

const libraryName = ({ sdk, version }: ReferencePath): string =>
  version ? `${SDKS[sdk].label} ${version}` : SDKS[sdk].label;

const blockIcon = ({ rest }: ReferencePath): IconName | undefined =>
  REFERENCE_PAGES.find(({ name }) => rest === `/${name}`)?.icon;
