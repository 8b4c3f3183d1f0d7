import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import type { SampleLanguage } from '#content/sdks.ts';
import { SDK_SLUGS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index/index-file.ts';
import { openIndex } from './index/open-index.ts';
import { type Section, sectionsOf } from './index/sections.ts';
import { type ParsedQuery, parseQuery, type QueryPart } from './query/parse-query.ts';
import { FIELD_WEIGHTS, scoreOf, scoringOf } from './ranking/score.ts';
import { wordsOf } from './terms/words.ts';
import { vocabularyOf } from './terms/vocabulary.ts';
import type { SearchAnswer, SearchEngine, SearchQuery } from './types.ts';

export interface EngineFiles {
  index: IndexFile;
  texts: () => Promise<TextsFile>;
  samples: () => Promise<SamplesFile>;
}

export const openEngine = ({ index: file, texts, samples }: EngineFiles): SearchEngine => {
  const sections = sectionsOf(file);
  const { index, terms, frequencies } = openIndex(file, sections.length);
  const vocabulary = vocabularyOf(terms);
  return {
    search: async (query) => {
      const parsed = parseQuery(query.text, vocabulary);
      const ranked = rank(parsed, query, index, sections, (term) => frequencies.get(term) ?? 0).filter(({ id }) => passes(sections[id] as Section, query.filters));
      const { contents, signatures } = await texts();
      const facets = facetsOf(ranked.map(({ id }) => sections[id] as Section));
      const from = query.page * query.hitsPerPage;
      void samples;
      const hits = ranked.slice(from, from + query.hitsPerPage).map(({ id }) => recordOf(id, sections[id] as Section, contents[id], signatures[id]));
      const matched = new Set(parsed.parts.flatMap(({ readings }) => readings.flatMap(({ choices }) => choices.flatMap((choice) => [...choice.keys()]))));
      return {
        hits,
        total: ranked.length,
        facets,
        suggestions: [],
        matchesIn: (text) => wordsOf(text).filter(({ whole, parts }) => matched.has(whole) || parts.some((part) => matched.has(part))).map(({ start, end }) => [start, end] as const),
      };
    },
  };
};

const passes = ({ place }: Section, { library, section, version }: SearchQuery['filters']): boolean =>
  (!library || library.includes(place.library ?? '')) && (!section || section.includes(place.section)) && (!version || version.includes(place.version ?? ''));

const facetsOf = (found: Section[]): SearchAnswer['facets'] => {
  const facets = { library: {} as Record<string, number>, section: {} as Record<string, number>, version: {} as Record<string, number> };
  for (const { place } of found)
    for (const facet of ['library', 'section', 'version'] as const) {
      const value = place[facet];
      if (value) facets[facet][value] = (facets[facet][value] ?? 0) + 1;
    }
  return facets;
};

interface Ranked { id: number; score: number; old: boolean; all: boolean }

export const rank = (parsed: ParsedQuery, query: SearchQuery, index: MiniSearch, sections: Section[], frequencyOf: (term: string) => number): Ranked[] => {
  const parts = parsed.parts.filter(({ readings }) => readings.length > 0);
  if (!parts.some(({ optional }) => !optional)) return [];
  const found = index.search({ combineWith: 'OR', queries: parts.map(partQuery) }, { boost: FIELD_WEIGHTS });
  const scoring = scoringOf(parsed, frequencyOf, sections.length);
  const best = new Map<string, number>();
  const worstOf = new Map<string, number>();
  const scored = found.map((result): Ranked => {
    const s = sections[result.id] as Section;
    const { value, hasAll } = scoreOf(result, s, scoring);
    const old = s.isOld && !parsed.scope.versions.has(s.place.version ?? '');
    if (s.subject && !old) best.set(s.subject, Math.max(best.get(s.subject) ?? 0, value));
    return { id: result.id, score: (value + 0.0005 * Math.log(1 + result.score)) * (old ? 0.6 : 1), old, all: hasAll };
  });
  for (const item of scored) {
    const { subject, place } = sections[item.id] as Section;
    if (subject === undefined || item.old || !place.library) continue;
    const top = best.get(subject) ?? 0;
    const isPreferred = place.library === query.preferredLibrary;
    if (isPreferred) item.score = top * 1.06;
    else if (item.score > 0.85 * top) item.score = top * (1 - 0.002 * SDK_SLUGS.indexOf(place.library));
    worstOf.set(subject, Math.min(worstOf.get(subject) ?? 9, item.score));
  }
  for (const item of scored) {
    const { subject } = sections[item.id] as Section;
    if (item.old && subject !== undefined) item.score = Math.min(item.score, 0.99 * (worstOf.get(subject) ?? 9));
  }
  return scored.sort((a, b) => b.score - a.score || a.id - b.id);
};

const partQuery = (part: QueryPart): Query => ({
  combineWith: 'OR',
  queries: part.readings.map(({ choices, weight }): Query => ({
    combineWith: 'AND',
    queries: choices.map((choice): Query => ({
      combineWith: 'OR',
      queries: [...choice].map(([term, closeness]): Query => ({ queries: [term], boostTerm: () => closeness * weight })),
    })),
  })),
});

const recordOf = (_id: number, s: Section, content: string | undefined, signature: string | undefined): SearchRecordFields => ({
  objectID: `${s.path}#${s.anchor}`,
  url: `${s.path === '/' ? DOCS_PREFIX : DOCS_PREFIX + s.path}#${s.anchor}`,
  type: `lvl${s.depth as 1}`,
  hierarchy: Object.fromEntries(HIERARCHY_LEVELS.map((level, i) => [level, s.titles[i] ?? null])) as Hierarchy,
  content: content ?? null,
  kind: s.depth === 1 ? 'page' : s.isSymbol ? 'symbol' : 'section',
  section: s.place.section,
  ...(s.place.library ? { library: s.place.library } : {}),
  ...(s.place.version ? { version: s.place.version } : {}),
  ...(signature ? { symbol: { signature, language: 'typescript' as SampleLanguage } } : {}),
});
