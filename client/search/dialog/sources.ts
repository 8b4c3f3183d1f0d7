import type { InternalAutocompleteSource, OnSelectParams } from '@algolia/autocomplete-core';
import { reportFailure } from '#client/search/call/report-failure.ts';
import type { Search } from '#client/search/call/search-client.ts';
import type { Question } from '#client/search/call/search-request.ts';
import { hitAddress, hrefOf } from '#client/search/results/hit-address.ts';
import { hitGroups } from '#client/search/results/hit-groups.ts';
import type { Row } from '#client/search/results/row.ts';
import { readSearches, shownRecent, storedRowAsRow } from '#client/search/results/stored-searches.ts';
import { BUILDING_BLOCKS } from '#content/building-blocks.ts';
import { type Answer, type Facets, START } from './answer.ts';

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
    title: [{ text: title, isMarked: false }],
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
    const filtered = Object.keys(filters).flatMap((facet) => (before[facet] ? [[facet, before[facet]]] : []));
    const facets: Facets = { ...found, ...Object.fromEntries(filtered) };
    if (hits.length === 0) {
      return sourcesOf(
        { kind: 'empty', query, filters, facets, suggestions: suggestions.slice(0, 3) },
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
