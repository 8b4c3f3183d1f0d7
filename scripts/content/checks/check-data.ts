import { FOLDERS, type Guide, guidesIn } from '#content/navigation/guides.ts';
import type { Menu } from '#content/navigation/types.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { siteAddress } from '#scripts/content/addresses.ts';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import { RECORD_FILES, type SiteRecord } from '#scripts/content/records.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { menuEntries } from './check-menus.ts';
import type { SitePages } from './site-pages.ts';
import { SourceFinder } from './source-finder.ts';

/** Reports the records that no page shows. Reports none while a page cannot be read, because that page may show them. */
export const checkRecords = async (
  pages: readonly Pick<PageFacts, 'anchors' | 'records'>[],
  { records, projectRoot }: { records: readonly SiteRecord[]; projectRoot: string },
): Promise<Problem[]> => {
  if (pages.some(({ anchors }) => anchors === undefined)) return [];
  const shown = new Set(pages.flatMap((page) => page.records));
  const hidden = records.filter(({ name }) => !shown.has(name));
  if (hidden.length === 0) return [];
  const finder = await SourceFinder.read(projectRoot, RECORD_FILES, 'content');
  return hidden.map(({ name, text, tag }) => ({
    ...finder.find(text),
    message: `No page shows ${name}.`,
    hint: `Show it with \`${tag}\`, or remove its record.`,
  }));
};

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
      hint: problem.hint,
    };
  });
};

const GUIDES_FILE = 'content/navigation/guides.ts';

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
  const finder = await SourceFinder.read(projectRoot, [GUIDES_FILE]);
  return guides.flatMap(({ title, href, uses }) => {
    const path = href.slice(DOCS_PREFIX.length);
    if (!site.has(path)) return [];
    return Object.entries(uses).flatMap(([block, anchor]) => {
      const problem = shown.has(`${href}#${anchor}`) ? undefined : site.problemOf(`${path}#${anchor}`);
      if (!problem) return [];
      return {
        ...finder.find(path, href),
        message: `The guide "${title}" uses \`${block}\` in a section that does not exist. ${problem.message}`,
        hint: problem.hint,
      };
    });
  });
};
