import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import { type PagePath, pageHref } from '#worker/page/page-path.ts';
import type { Place } from '#worker/search/index/index-file.ts';

interface RecordedSection {
  path: PagePath;
  anchor: string;
  depth: number;
  /** The titles on the way to it: of the group, of the page, and of the headings by level. A level may be left out. */
  titles: readonly (string | null)[];
  place: Place;
  isSymbol: boolean;
}

/** The record of a section without its symbol. A hosted index stores the same record that an answer of this site contains. */
export const sectionRecord = (
  { path, anchor, depth, titles, place, isSymbol }: RecordedSection,
  content: string,
): SearchRecordFields => ({
  objectID: `${path}#${anchor}`,
  url: `${pageHref(path)}#${anchor}`,
  type: `lvl${depth as 1 | 2 | 3 | 4 | 5 | 6}`, // the level of a heading, or 1
  hierarchy: Object.fromEntries(
    HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null]),
  ) as Hierarchy, // it has every level
  content: content || null,
  // The text before a page's first heading stands for the page.
  kind: depth === 1 ? 'page' : isSymbol ? 'symbol' : 'section',
  section: place.section,
  ...(place.library ? { library: place.library } : {}),
  ...(place.version ? { version: place.version } : {}),
});
