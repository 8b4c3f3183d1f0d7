import type { InternalAutocompleteSource, OnSelectParams } from '@algolia/autocomplete-core';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { hitAddress, hitGroups, hrefOf, type Row } from './hits.ts';
import { reportFailure } from './reports.ts';
import type { Filters, Question, Search } from './search-client.ts';
import { readSearches, shownRecent, storedRowAsRow } from './stored-searches.ts';

/** The number of hits for each value of each facet. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The content of the panel: the start screen, or the outcome of a search. */
export interface Answer {
  kind: 'start' | 'found' | 'empty' | 'failed';
  query: string;
  filters: Filters;
  facets: Facets;
  total: number;
  /** Queries to try instead of one without results. */
  suggestions: readonly string[];
  /** The name of the answer, if the index wants to know about choices. */
  queryId?: string | undefined;
}

export const START: Answer = { kind: 'start', query: '', filters: {}, facets: {}, total: 0, suggestions: [] };

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
  lists.map(({ rows, ...list }, index) => ({
    ...list,
    sourceId: `${list.kind}-${index}`,
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
  const titles = [...readSearches().recent, ...BUILDING_BLOCKS]
    .map(({ title }) => title)
    .filter((title) => title.toLowerCase() !== query.trim().toLowerCase());
  return [...new Set([...suggestions, ...titles.filter(isNear), ...titles])].slice(0, MOST_SUGGESTIONS);
};

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
  const answer = { ...START, query, filters, facets: before };
  const none: readonly List[] = [{ kind: 'none', title: '', rows: [] }];
  try {
    const { hits, nbHits, facets, userData, queryID } = await search(question);
    const filtered = Object.entries(before).filter(([facet]) => Object.hasOwn(filters, facet));
    const found = { ...answer, facets: { ...facets, ...Object.fromEntries(filtered) } };
    if (hits.length === 0) {
      const suggestions = suggestedQueries(query, userData?.[0]?.suggestions ?? []);
      return sourcesOf({ ...found, kind: 'empty', suggestions }, none, onSelect);
    }
    const lists = hitGroups(hits).map((group): List => ({ kind: 'hits', ...group }));
    const total = nbHits ?? hits.length;
    return sourcesOf({ ...found, kind: 'found', total, queryId: queryID }, lists, onSelect);
  } catch (error) {
    reportFailure(error);
    return sourcesOf({ ...answer, kind: 'failed' }, none, onSelect);
  }
};
