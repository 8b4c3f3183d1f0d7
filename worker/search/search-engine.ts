import { SEARCH_FACETS, type SearchFacet, type SearchRecordFields } from '#client/contracts/search.ts';
import { ownValue } from '#content/own-value.ts';
import type { SdkSlug } from '#content/sdks.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { matchFinder, type TextRange } from './excerpts.ts';
import type { IndexFile, SamplesFile, TextsFile } from './index-format.ts';
import { type ParsedQuery, parseQuery } from './query.ts';
import { type Ranked, rank } from './rank.ts';
import { type Section, sectionRecord, sectionsOf } from './section.ts';
import { Vocabulary } from './vocabulary.ts';
import { stemOf } from './words.ts';

/** A parsed query, with all numbers inside their limits. An empty text finds everything, in the order of the site. */
export interface SearchQuery {
  text: string;
  /** The first page is 0. */
  page: number;
  hitsPerPage: number;
  filters: SearchFilters;
  /** The library that the reader chose. Its results come first, and other libraries' results stay. */
  preferredLibrary?: SdkSlug;
}

/** Each list is an OR, and the lists together are an AND. An absent list filters nothing. */
export type SearchFilters = Readonly<Partial<Record<SearchFacet, readonly string[]>>>;

export interface SearchAnswer {
  /** The records of the page of results, best first. */
  hits: readonly SearchRecordFields[];
  /** The number of all matching records. */
  total: number;
  /** The number of matching records for each value of each facet. */
  facets: Readonly<Record<SearchFacet, Readonly<Record<string, number>>>>;
  /** Up to three queries that have results. It is empty unless `total` is 0. */
  suggestions: readonly string[];
  /** The parts of a text that match the query, in order and without overlaps. Typos, plurals, and synonyms count. */
  matchesIn: (text: string) => readonly TextRange[];
}

/** The reason for a section's rank. */
export interface Explanation extends Required<Pick<Ranked, 'score' | 'factors'>> {
  /** The address of the section, such as `/docs/storage#events`. */
  url: string;
}

/** The engine. An isolate loads index and texts once, and samples when an answer first needs them. */
export interface SearchEngine {
  /** Rejects if a file of the index cannot be loaded or is damaged. The next call then tries again. */
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Explains the order of all results of a text, best first. */
  explain: (query: Pick<SearchQuery, 'text' | 'preferredLibrary'>) => readonly Explanation[];
}

/** The files of the search. Samples are loaded when an answer needs them. */
interface EngineFiles {
  index: IndexFile;
  texts: TextsFile;
  samples: () => Promise<SamplesFile>;
}

/** Opens the engine. Throws if the index is damaged. */
export const openEngine = ({ index, texts, samples }: EngineFiles): SearchEngine => {
  const sections = sectionsOf(index);
  const vocabulary = new Vocabulary(index);
  const contentOf = (document: number) => texts[document] ?? '';
  const textOf = (document: number) =>
    [...(sections[document]?.titles.slice(1) ?? []), contentOf(document)].join('\n');
  const rankable = { sections, vocabulary, textOf };
  return {
    explain: ({ text, preferredLibrary }) =>
      rank(parseQuery(text, vocabulary), rankable, {
        preferred: preferredLibrary,
        isExplained: true,
      }).map(({ section, score, factors = {} }) => ({
        url: `${pageHref(section.page.path)}#${section.anchor}`,
        score,
        factors,
      })),
    search: async ({ text, page, hitsPerPage, filters, preferredLibrary }) => {
      const parsed = parseQuery(text, vocabulary);
      const ranked =
        text.trim() === ''
          ? sections.map((section, document) => ({ section, document }))
          : rank(parsed, rankable, { preferred: preferredLibrary });
      const found = ranked.filter(({ section }) => passes(section, filters));
      const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      const matchesIn = matchFinder(parsed);
      const hits = shown.map(({ section, document }) =>
        answerRecord(section, contentOf(document), matchesIn),
      );
      const [first] = page === 0 ? shown : [];
      const [firstHit] = hits;
      if (first && firstHit && namesSymbol(parsed, first.section)) {
        const [language, signature, sample] = (await samples())[first.document] ?? [];
        if (language && signature)
          hits[0] = { ...firstHit, symbol: { language, signature, ...(sample ? { sample } : {}) } };
      }
      return {
        hits,
        total: found.length,
        facets: facetsOf(found.map(({ section }) => section)),
        suggestions: ranked.length === 0 ? suggestionsFor(parsed, vocabulary) : [],
        matchesIn,
      };
    },
  };
};

/** `true` if the query has the whole name of the symbol that a section is about, with or without its owner. */
const namesSymbol = ({ words }: ParsedQuery, { isSymbol, nameStems }: Section): boolean => {
  const stems = new Set(words.flatMap(({ whole, parts }) => [whole, ...parts].map(stemOf)));
  return isSymbol && [...nameStems].every((stem) => stems.has(stem));
};

/** A section as an answer shows it, without its symbol. Its type says whether a heading matched. */
const answerRecord = (
  section: Section,
  content: string,
  matchesIn: SearchAnswer['matchesIn'],
): SearchRecordFields => {
  const record = sectionRecord(section, content);
  const isTitled = section.titles.slice(1).some((title) => title !== null && matchesIn(title).length > 0);
  return isTitled ? record : { ...record, type: 'content' };
};

/** `true` if a section has one of the values of every filter. */
const passes = ({ page: { place } }: Section, filters: SearchFilters): boolean =>
  SEARCH_FACETS.every((facet) => filters[facet]?.includes(place[facet] ?? '') ?? true);

/** The number of sections for each value of each facet. */
const facetsOf = (sections: readonly Section[]): SearchAnswer['facets'] => {
  const facets: Record<SearchFacet, Record<string, number>> = { library: {}, section: {}, version: {} };
  for (const {
    page: { place },
  } of sections)
    for (const facet of SEARCH_FACETS) {
      const value = place[facet];
      if (value !== undefined) facets[facet][value] = (ownValue(facets[facet], value) ?? 0) + 1;
    }
  return facets;
};

const MOST_SUGGESTIONS = 3;
/** A suggestion may be further from the word than a match. */
const MOST_MISTAKES = 3;
const SHORTEST_START_CHARACTERS = 3;
const LONGEST_WORD_CHARACTERS = 24;

/** Up to three words of headings that are like the words of a query without results. */
const suggestionsFor = ({ words }: ParsedQuery, vocabulary: Vocabulary): string[] => {
  const found = words.flatMap(({ whole }) => similarTo(whole.slice(0, LONGEST_WORD_CHARACTERS), vocabulary));
  return [...new Set(found)].slice(0, MOST_SUGGESTIONS);
};

const similarTo = (word: string, vocabulary: Vocabulary): string[] => {
  const near = [...vocabulary.near(word, Math.min(MOST_MISTAKES, Math.floor(word.length / 3)))].sort(
    ([, a], [, b]) => a - b,
  );
  const start = word.slice(0, Math.max(SHORTEST_START_CHARACTERS, Math.ceil(word.length / 2)));
  const sameStart =
    word.length > SHORTEST_START_CHARACTERS ? vocabulary.startingWith(start, MOST_SUGGESTIONS) : [];
  return [...near.map(([term]) => term), ...sameStart].filter((term) => vocabulary.isInHeading(term));
};
