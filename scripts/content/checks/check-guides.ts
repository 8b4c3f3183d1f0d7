import { FOLDERS, guidesIn } from '#content/navigation/guides/folders.ts';
import type { Guide } from '#content/navigation/guides/guide.ts';
import type { Menu } from '#content/navigation/types.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { menuEntries } from './menu-entries.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

const FOLDER = 'content/navigation/guides';

interface GuideCheck {
  /** Their entries are checked elsewhere, because a menu shows the first guide of a language that uses a building block. */
  menus: readonly Menu[];
  site: SitePages;
  projectRoot: string;
  guides?: readonly Guide[];
}

/** Reports the anchors in the `uses` of guides that their pages do not have. A menu leads to each guide, so its page is checked there. */
export const checkGuides = async ({
  menus,
  site,
  projectRoot,
  guides = FOLDERS.flatMap(guidesIn),
}: GuideCheck): Promise<Problem[]> => {
  const shown = new Set(menus.flatMap(menuEntries).map(({ href }) => href));
  const finder = await SourceFinder.read(projectRoot, [FOLDER]);
  return guides.flatMap(({ title, href, uses }) => {
    const path = href.slice(DOCS_PREFIX.length);
    if (!site.has(path)) return [];
    return Object.entries(uses).flatMap(([block, anchor]) => {
      const problem = shown.has(`${href}#${anchor}`) ? undefined : site.problemOf(`${path}#${anchor}`);
      if (!problem) return [];
      return {
        ...finder.find(href),
        message: `The guide "${title}" uses \`${block}\` in a section that does not exist. ${problem.message}`,
        cure: problem.cure,
      };
    });
  });
};
