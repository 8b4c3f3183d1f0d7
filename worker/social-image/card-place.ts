import type { IconName } from '#content/icon-names.ts';
import type { Menu } from '#content/navigation/types.ts';
import { REFERENCE_PAGES } from '#content/reference-pages.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { currentSection } from '#worker/page/current-section.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import { parseReferencePath, type ReferencePath } from '#worker/page/reference-path.ts';
import { type TitledPages, trail } from '#worker/page/trail.ts';

/** The place of a page in the site. */
export interface CardPlace {
  /** What the page belongs to, with its library and version: `Reference · Python v0`. */
  label?: string;
  /** The icon of the page's building block, or else the one that menus show for the page. */
  icon?: IconName;
}

/** The place of a page. `menu` is the menu that the page shows. */
export const cardPlace = (path: PagePath, menu: Menu, pages: TitledPages): CardPlace => {
  const href = pageHref(path);
  const reference = parseReferencePath(path);
  const group = menu.groups.find(({ links }) => links.some((link) => link.href === href));
  const label = wayTo(path, pages) || group?.title || currentSection(href)?.title;
  const icon =
    (reference && blockIcon(reference)) ??
    menu.parent?.icon ??
    group?.links.find((link) => link.href === href)?.icon;
  return { ...(label && { label }), ...(icon && { icon }) };
};

/** The steps above a page, and the library itself at the start of its reference. Empty for a page below the home page. */
const wayTo = (path: PagePath, pages: TitledPages): string => {
  const steps = trail(path, pages);
  const above = parseReferencePath(path)?.rest === '' ? steps : steps.slice(0, -1);
  return above
    .filter(({ href }) => href !== DOCS_PREFIX)
    .map(({ title }) => title)
    .join(' · ');
};

const blockIcon = ({ rest }: ReferencePath): IconName | undefined =>
  REFERENCE_PAGES.find(({ name }) => rest === `/${name}`)?.icon;
