import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import { hitKind } from '#worker/search/index/hit-kind.ts';
import type { Section } from '#worker/search/index/section.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';

/** A section as an answer shows it, without its symbol. */
export const sectionRecord = (
  section: Section,
  content: string,
  matchesIn: SearchAnswer['matchesIn'],
): SearchRecordFields => {
  const { path, anchor, depth, titles, place } = section.facts;
  const isTitled = titles.slice(1).some((title) => title !== null && matchesIn(title).length > 0);
  return {
    objectID: `${path}#${anchor}`,
    url: section.url,
    type: isTitled ? `lvl${depth as 1 | 2 | 3 | 4 | 5 | 6}` : 'content', // a depth is the level of a heading, or 1
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null]),
    ) as Hierarchy, // it has every level
    content: content || null,
    kind: hitKind(depth, section.isSymbol),
    section: place.section,
    ...(place.library ? { library: place.library } : {}),
    ...(place.version ? { version: place.version } : {}),
  };
};
