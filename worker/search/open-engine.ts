import type MiniSearch from 'minisearch';
import type { Query, SearchResult } from 'minisearch';
import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecordFields } from '#client/contracts/search.ts';
import type { SampleLanguage } from '#content/sdks.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { latestVersion } from '#content/versions.ts';
import type { IndexField } from './index/fields.ts';
import type { IndexFile, Place, SamplesFile, TextsFile } from './index/index-file.ts';
import { openIndex } from './index/open-index.ts';
import { type ParsedQuery, parseQuery, type QueryPart } from './query/parse-query.ts';
import { stemOf } from './terms/stem.ts';
import { type Vocabulary, vocabularyOf } from './terms/vocabulary.ts';
import { termsIn, wordsOf } from './terms/words.ts';
import type { SearchAnswer, SearchEngine, SearchQuery } from './types.ts';

interface Section {
  path: string;
  anchor: string;
  place: Place;
  titles: (string | null)[];
  depth: number;
  isSymbol: boolean;
  /** the same in every library */
  subject: string;
  isOld: boolean;
  titleTerms: string[];
}

export interface EngineFiles {
  index: IndexFile;
  texts: () => Promise<TextsFile>;
  samples: () => Promise<SamplesFile>;
}

const WEIGHTS: Record<IndexField, number> = {
  title: 1,
  names: 1.1,
  aliases: 0.85,
  parents: 0.55,
  place: 0.5,
  text: 0.35,
  code: 0.25,
};

export const openEngine = ({ index: file, texts, samples }: EngineFiles): SearchEngine => {
  const sections = sectionsOf(file);
  const { index, terms } = openIndex(file, sections.length);
  const vocabulary = vocabularyOf(terms);
  const counts = new Map<string, number>();
  return {
    search: async (query) => {
      const parsed = parseQuery(query.text, vocabulary);
      const ranked = rank(parsed, query, index, sections, vocabulary).filter(({ id }) =>
        passes(sections[id] as Section, query.filters),
      );
      const { contents, signatures } = await texts();
      const facets = facetsOf(ranked.map(({ id }) => sections[id] as Section));
      const from = query.page * query.hitsPerPage;
      void samples;
      void counts;
      const hits = ranked
        .slice(from, from + query.hitsPerPage)
        .map(({ id }) => recordOf(id, sections[id] as Section, contents[id], signatures[id]));
      const matched = new Set(
        parsed.parts.flatMap(({ readings }) =>
          readings.flatMap(({ choices }) => choices.flatMap((choice) => [...choice.keys()])),
        ),
      );
      return {
        hits,
        total: ranked.length,
        facets,
        suggestions: [],
        matchesIn: (text) =>
          wordsOf(text)
            .filter(({ whole, parts }) => matched.has(whole) || parts.some((part) => matched.has(part)))
            .map(({ start, end }) => [start, end] as const),
      };
    },
  };
};

const passes = ({ place }: Section, { library, section, version }: SearchQuery['filters']): boolean =>
  (!library || library.includes(place.library ?? '')) &&
  (!section || section.includes(place.section)) &&
  (!version || version.includes(place.version ?? ''));

const facetsOf = (found: Section[]): SearchAnswer['facets'] => {
  const facets = {
    library: {} as Record<string, number>,
    section: {} as Record<string, number>,
    version: {} as Record<string, number>,
  };
  for (const { place } of found)
    for (const facet of ['library', 'section', 'version'] as const) {
      const value = place[facet];
      if (value) facets[facet][value] = (facets[facet][value] ?? 0) + 1;
    }
  return facets;
};

interface Ranked {
  id: number;
  score: number;
  old: boolean;
  why?: unknown;
}

export const rank = (
  parsed: ParsedQuery,
  query: SearchQuery,
  index: MiniSearch,
  sections: Section[],
  _v: Vocabulary,
): Ranked[] => {
  const required = parsed.parts.filter(({ optional, readings }) => !optional && readings.length > 0);
  if (required.length === 0) return [];
  const missing = parsed.parts.some(({ optional, readings }) => !optional && readings.length === 0);
  const tree = (combineWith: 'AND' | 'OR'): Query => ({ combineWith, queries: required.map(partQuery) });
  let found = missing ? [] : index.search(tree('AND'), OPTIONS);
  let all = true;
  if (found.length === 0) {
    found = index.search(tree('OR'), OPTIONS);
    all = false;
  }
  void all;
  const idf = new Map(parsed.parts.map((part) => [part, idfOf(part, index, sections.length)]));
  const total = parsed.parts.reduce((sum, part) => sum + (part.optional ? 0 : (idf.get(part) ?? 0)), 0);
  const scored = found.map((result) => scoreOf(result, parsed, idf, total, sections[result.id] as Section));
  const named = new Set(termsIn(query.text));
  // the same subject in several libraries
  const best = new Map<string, number>();
  for (const item of scored) {
    const s = sections[item.id] as Section;
    item.old = s.isOld && !named.has(s.place.version ?? '');
    if (s.subject && !item.old) best.set(s.subject, Math.max(best.get(s.subject) ?? 0, item.score));
  }
  const order = (s: Section) =>
    s.place.library === undefined
      ? -1
      : s.place.library === query.preferredLibrary
        ? -0.5
        : SDK_SLUGS.indexOf(s.place.library);
  for (const item of scored) {
    const s = sections[item.id] as Section;
    if (s.subject && !item.old)
      item.score =
        (best.get(s.subject) ?? 0) *
        (1 - 0.001 * order(s)) *
        (s.place.version === 'v0' && !named.has('v0') ? 0.5 : 1);
    if (s.place.library && s.place.library === query.preferredLibrary) item.score *= 1.05;
  }
  return scored.sort((a, b) => Number(a.old) - Number(b.old) || b.score - a.score || a.id - b.id);
};

const OPTIONS = { boost: WEIGHTS };

const partQuery = (part: QueryPart): Query => ({
  combineWith: 'OR',
  queries: part.readings.map(
    ({ choices, weight }): Query => ({
      combineWith: 'AND',
      queries: choices.map(
        (choice): Query => ({
          combineWith: 'OR',
          queries: [...choice].map(
            ([term, closeness]): Query => ({ queries: [term], boostTerm: () => closeness * weight }),
          ),
        }),
      ),
    }),
  ),
});

const idfOf = (part: QueryPart, index: MiniSearch, documents: number): number => {
  // documents that have it at all
  const n = index.search(partQuery(part)).length;
  return Math.log(1 + (documents - n + 0.5) / (n + 0.5)) + 0.3;
};

const scoreOf = (
  { id, match, score: bm25 }: SearchResult,
  { parts }: ParsedQuery,
  idf: Map<QueryPart, number>,
  total: number,
  section: Section,
): Ranked => {
  let sum = 0;
  let inTitle = 0;
  const titleHit = new Set<string>();
  for (const part of parts) {
    let best = 0;
    let bestTitle = 0;
    for (const { choices, weight } of part.readings) {
      let reading = 0;
      let title = 0;
      for (const choice of choices) {
        let top = 0;
        let topTitle = 0;
        for (const [term, closeness] of choice) {
          const fields = match[term];
          if (!fields) {
            if (part.optional && section.titleTerms.includes(term)) {
              topTitle = Math.max(topTitle, closeness);
              titleHit.add(term);
            }
            continue;
          }
          for (const field of fields) {
            top = Math.max(top, closeness * WEIGHTS[field as IndexField]);
            if (field === 'title' || field === 'names') {
              topTitle = Math.max(topTitle, closeness);
            }
            if (field === 'title') titleHit.add(term);
          }
        }
        if (top === 0 && !part.optional) {
          reading = 0;
          title = 0;
          break;
        }
        reading += top / choices.length;
        title += topTitle / choices.length;
      }
      best = Math.max(best, reading * weight);
      bestTitle = Math.max(bestTitle, title * weight);
    }
    const w = idf.get(part) ?? 0;
    sum += best * w * (part.optional ? 0.2 : 1);
    if (!part.optional || bestTitle > 0) inTitle += bestTitle * w * (part.optional ? 0.2 : 1);
  }
  const fit = section.titleTerms.length ? titleHit.size / section.titleTerms.length : 0;
  let score = sum / total;
  score *= 1 + 0.8 * Math.min(1, inTitle / total) * Math.min(1, fit);
  score *= priorOf(section);
  score += 0.002 * Math.log(1 + bm25);
  return { id, score, old: false };
};

const priorOf = (s: Section): number => {
  let prior = 1;
  if (s.place.section === 'Building blocks') prior *= 1.12;
  if (s.place.section === 'Reference' && s.place.library && !s.isSymbol) prior *= 0.92;
  if (s.place.library && SDKS[s.place.library].status === 'legacy-only') prior *= 0.6;
  if (s.depth === 1) prior *= 1.08;
  return prior;
};

const sectionsOf = ({ pages, places }: IndexFile): Section[] =>
  pages.flatMap(([path, title, placeNumber, list]) => {
    const place = places[placeNumber] as Place;
    const titles: (string | null)[] = [place.group, title];
    const isOld =
      place.library !== undefined &&
      place.version !== undefined &&
      place.version !== latestVersion(place.library);
    const pageName = path
      .split('/')
      .filter((p) => !/^v\d+$/.test(p))
      .slice(3)
      .join('/');
    return list.map(([anchor, heading, depth, symbol]): Section => {
      if (depth > 1) {
        titles.length = depth;
        titles[depth] = heading;
      }
      const own = depth === 1 ? title : heading;
      return {
        path,
        anchor,
        place,
        titles: [...titles],
        depth,
        isSymbol: symbol === 1,
        subject: place.section === 'Reference' && place.library ? `${pageName}#${anchor}` : '',
        isOld,
        titleTerms: [
          ...new Set(wordsOf(own).flatMap(({ whole, parts }) => (parts.length ? [...parts] : [whole]))),
        ],
      };
    });
  });

const recordOf = (
  _id: number,
  s: Section,
  content: string | undefined,
  signature: string | undefined,
): SearchRecordFields => ({
  objectID: `${s.path}#${s.anchor}`,
  url: `${s.path === '/' ? DOCS_PREFIX : DOCS_PREFIX + s.path}#${s.anchor}`,
  type: `lvl${s.depth as 1}`,
  hierarchy: Object.fromEntries(
    HIERARCHY_LEVELS.map((level, i) => [level, s.titles[i] ?? null]),
  ) as Hierarchy,
  content: content ?? null,
  kind: s.depth === 1 ? 'page' : s.isSymbol ? 'symbol' : 'section',
  section: s.place.section,
  ...(s.place.library ? { library: s.place.library } : {}),
  ...(s.place.version ? { version: s.place.version } : {}),
  ...(signature ? { symbol: { signature, language: 'typescript' as SampleLanguage } } : {}),
});

void stemOf;

export type { SearchAnswer };
