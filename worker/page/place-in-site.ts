import { blockIcon } from '#client/contracts/block-icon.ts';
import type { IconName } from '#content/icon-names.ts';
import type { Menu } from '#content/navigation/types.ts';
import { currentSection } from './current-section.ts';
import { menuLink } from './menu-links.ts';
import type { PageEntries } from './page-entry.ts';
import { type PagePath, pageHref } from './page-path.ts';
import { trailAbove } from './trail.ts';

/** The place of a page in the site. */
export interface PlaceInSite {
  /** The pages that this one belongs to, outermost first: `Reference · Python v0`. */
  label?: string;
  /** The icon of the page's building block, or else the one that menus show for the page. */
  icon?: IconName;
}

interface Site {
  pages: PageEntries;
  /** The menu that the page shows. */
  menu: Menu;
}

export const placeInSite = (path: PagePath, { pages, menu }: Site): PlaceInSite => {
  const href = pageHref(path);
  const group = menu.groups.find(({ links }) => links.some((link) => link.href === href));
  const above = trailAbove(path, pages).map(({ title }) => title);
  const label = above.join(' · ') || (group?.title ?? currentSection(href)?.title);
  const icon = blockIcon(href) ?? menuLink(menu, href)?.icon ?? menu.parent?.icon;
  return { ...(label && { label }), ...(icon && { icon }) };
};
