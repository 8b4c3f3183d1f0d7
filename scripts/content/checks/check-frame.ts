import type { Menu } from '#content/navigation/types.ts';
import { siteAddress } from '#scripts/content/addresses/site-address.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { NEWS_PAGE } from '#worker/page/news-page.ts';
import { menuEntries } from './menu-entries.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

/** A link that every page shows around its article. */
export interface FrameLink {
  title: string;
  href: string;
}

const FILES = ['content/navigation/sections.ts', 'content/site.ts'] as const;

interface FrameCheck {
  frame: readonly FrameLink[];
  /** Their entries are checked elsewhere. Most sections of the top bar are among them. */
  menus: readonly Menu[];
  site: SitePages;
  projectRoot: string;
}

/** Reports the links around articles that lead nowhere. */
export const checkFrame = async ({ frame, menus, site, projectRoot }: FrameCheck): Promise<Problem[]> => {
  const inMenus = new Set(menus.flatMap(menuEntries).map(({ href }) => href));
  const finder = await SourceFinder.read(projectRoot, FILES, 'content');
  return frame.flatMap(({ title, href }) => {
    if (siteAddress(href) === NEWS_PAGE.path || inMenus.has(href)) return [];
    const problem = site.problemOfHref(href);
    if (!problem) return [];
    return {
      ...finder.find(href),
      message: `The link "${title}" on every page leads nowhere: ${href}. ${problem.message}`,
      cure: problem.cure,
    };
  });
};
