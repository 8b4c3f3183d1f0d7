import type { InternalAutocompleteSource, OnSelectParams } from '@algolia/autocomplete-core';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { ownValue } from '#content/own-value.ts';
import { hitAddress, hitGroups, hrefOf, type Row } from './hits.ts';
import { reportFailure } from './reports.ts';
import type { Filters, Question, Search } from './search-client.ts';
import type { SearchResult } from './search-response.ts';
import { readSearches, shownRecent, storedRowAsRow } from './stored-searches.ts';

/** The values of each facet with the number of hits. */
export type Facets = SearchResult['facets'];

/** The content of the panel: the start screen, or the outcome of a search. */
export type Answer =
  | { kind: 'start' }
  | {
      kind: 'found';
      query: string;
      filters: Filters;
      facets: Facets;
      total: number;
      queryId: string | undefined;
    }
  | { kind: 'empty'; query: string; filters: Filters; facets: Facets; suggestions: readonly string[] }
  | { kind: 'failed'; query: string; filters: Filters; facets: Facets };

export const START: Answer = { kind: 'start' };

/** `true` if the answer belongs to what the reader searches for now. Until then, the previous answer stays. */
export const answers = (answer: Answer, query: string, filters: Filters): boolean =>
  answer.kind === 'start' ? query.trim() === '' : answer.query === query && answer.filters === filters;

/** Called when the reader chooses a row. */
export type OnSelect = (chosen: OnSelectParams<Row>) => void;

/** A list of the panel. Every list of an answer carries the whole answer, so that lists and answer change together. */
export type Source = InternalAutocompleteSource<Row> & {
  kind: 'favorites' | 'recent' | 'blocks' | 'hits' | 'none';
  title: string;
  answer: Answer;
};

/** A list with its rows, as the library gives both back. */
export interface ShownList {
  source: Source;
  items: readonly Row[];
}

type List = Pick<Source, 'kind' | 'title'> & { rows: readonly Row[] };

const sourcesOf = (answer: Answer, lists: readonly List[], onSelect: OnSelect): Source[] =>
  lists.map(({ kind, title, rows }, index) => ({
    sourceId: `${kind}-${index}`,
    kind,
    title,
    answer,
    getItems: () => [...rows],
    getItemInputValue: ({ state }) => state.query,
    getItemUrl: ({ item }) => hrefOf(item.address),
    onSelect,
    onActive: () => {},
    onResolve: () => {},
  }));

const BLOCK_ROWS = BUILDING_BLOCKS.map(
  ({ title, href, icon }): Row => ({
    address: hitAddress(href),
    title: [{ text: title, isMatch: false }],
    trail: [],
    kind: 'page',
    block: icon,
  }),
);

/** The lists of the start screen: favorites, recent searches, and the building blocks. */
export const startSources = (onSelect: OnSelect): Source[] => {
  const searches = readSearches();
  const lists: List[] = [
    { kind: 'favorites', title: 'Favorites', rows: searches.favorites.map(storedRowAsRow) },
    { kind: 'recent', title: 'Recent', rows: shownRecent(searches).map(storedRowAsRow) },
    { kind: 'blocks', title: 'Building blocks', rows: BLOCK_ROWS },
  ];
  return sourcesOf(START, lists, onSelect);
};

const MOST_SUGGESTIONS = 3;

/**
 * Queries to try instead: those of the answer, then the titles of what the reader found before and of the building blocks, first
 * those that share the beginning of a word with the query. A hosted index suggests nothing itself.
 */
const suggestedQueries = (query: string, suggestions: readonly string[]): string[] => {
  const starts = query.toLowerCase().match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{3}/gu) ?? [];
  const isNear = (title: string) => starts.some((start) => ` ${title.toLowerCase()}`.includes(` ${start}`));
  const titles = [
    ...readSearches().recent.map(({ title }) => title),
    ...BUILDING_BLOCKS.map(({ title }) => title),
  ].filter((title) => title.toLowerCase() !== query.trim().toLowerCase());
  const near = titles.filter(isNear);
  return [...new Set([...suggestions, ...near, ...titles])].slice(0, MOST_SUGGESTIONS);
};

const NO_LISTS: readonly List[] = [{ kind: 'none', title: '', rows: [] }];

interface Searching extends Question {
  search: Search;
  /** The facets of the previous answer. They keep the values of a facet that is filtered. */
  facets: Facets;
  onSelect: OnSelect;
}

/** The lists of a search's hits. Never rejects: a failure is an answer, too. */
export const searchSources = async ({
  search,
  facets: before,
  onSelect,
  ...question
}: Searching): Promise<Source[]> => {
  const { query, filters } = question;
  try {
    const { hits, total, queryId, facets: found, suggestions } = await search(question);
    const filtered = Object.keys(filters).flatMap((facet) => {
      const values = ownValue(before, facet);
      return values ? [[facet, values]] : [];
    });
    const facets: Facets = { ...found, ...Object.fromEntries(filtered) };
    if (hits.length === 0) {
      return sourcesOf(
        { kind: 'empty', query, filters, facets, suggestions: suggestedQueries(query, suggestions) },
        NO_LISTS,
        onSelect,
      );
    }
    const lists = hitGroups(hits).map(({ title, rows }): List => ({ kind: 'hits', title, rows }));
    return sourcesOf({ kind: 'found', query, filters, facets, total, queryId }, lists, onSelect);
  } catch (error) {
    reportFailure(error);
    return sourcesOf({ kind: 'failed', query, filters, facets: before }, NO_LISTS, onSelect);
  }
};
