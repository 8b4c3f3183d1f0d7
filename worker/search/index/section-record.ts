import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { Section } from './sections.ts';

/** A section as an answer shows it, without the symbol's sample. */
export const sectionRecord = (section: Section, content: string): SearchRecordFields => {
  const { path, anchor, depth, titles, place, isSymbol } = section;
  return {
    objectID: `${path}#${anchor}`,
    url: `${path === '/' ? DOCS_PREFIX : DOCS_PREFIX + path}#${anchor}`,
    type: `lvl${depth as 1 | 2 | 3 | 4 | 5 | 6}`, // the level of a heading, or 1
    hierarchy: Object.fromEntries(HIERARCHY_LEVELS.map((level, index) => [level, titles[index] ?? null])) as Hierarchy, // it has every level
    content: content || null,
    kind: depth === 1 ? 'page' : isSymbol ? 'symbol' : 'section',
    section: place.section,
    ...(place.library ? { library: place.library } : {}),
    ...(place.version ? { version: place.version } : {}),
  };
};
