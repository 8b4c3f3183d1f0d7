import { DOCS_PREFIX } from '#content/site.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { NEWS_PAGE } from '#worker/page/news-page.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

/** A link that every page shows around its article. */
export interface FrameLink {
  title: string;
  href: string;
}

const FILES = ['content/navigation/sections.ts', 'content/site.ts'];

/** Reports the links around articles that lead nowhere. */
export const checkFrame = async (
  links: readonly FrameLink[],
  site: SitePages,
  projectRoot: string,
): Promise<Problem[]> => {
  const finder = await SourceFinder.read(projectRoot, FILES);
  return links.flatMap(({ title, href }) => {
    const address = href.slice(DOCS_PREFIX.length);
    const problem = address === NEWS_PAGE.path ? undefined : site.problemOf(address);
    if (!problem) return [];
    return {
      ...finder.find(href),
      message: `The link "${title}" on every page leads nowhere: ${href}. ${problem.message}`,
      cure: problem.cure,
    };
  });
};
