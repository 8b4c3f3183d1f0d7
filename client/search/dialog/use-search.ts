import { type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Search } from '#client/search/call/search-client.ts';
import type { Filters } from '#client/search/call/search-request.ts';
import type { Row } from '#client/search/results/row.ts';
import { type Answer, answers, START } from './answer.ts';
import { preferredLibrary } from './preferred-library.ts';
import { type OnSelect, type Source, searchSources, startSources } from './sources.ts';
import { useStalled } from './use-stalled.ts';

interface SearchOptions {
  search: Search;
  initialQuery: string;
  onSelect: OnSelect;
}

/** The status of the search (specification, section 4). */
export type Status = 'idle' | 'loading' | 'stalled' | 'error';

/**
 * The state of the search. The library keeps the query, the lists, and the active option. Whether an answer is awaited or
 * failed follows from the answer itself, because the library calls a search idle as soon as any earlier one has ended.
 */
export const useSearch = ({ search, initialQuery, onSelect }: SearchOptions) => {
  const [filters, setFilters] = useState<Filters>({});
  const [state, setState] = useState<AutocompleteState<Row>>();
  const latest = useRef({ filters, answer: START as Answer });

  const [autocomplete] = useState(() =>
    createAutocomplete<Row, FormEvent, MouseEvent, KeyboardEvent>({
      id: 'docs-search',
      defaultActiveItemId: 0,
      openOnFocus: true,
      ignoreCompositionEvents: true,
      initialState: { query: initialQuery, isOpen: true },
      shouldPanelOpen: () => true,
      onStateChange: ({ state: next }) => setState(next),
      getSources: ({ query }) => {
        if (query.trim() === '') return startSources(onSelect);
        const { answer } = latest.current;
        return searchSources({
          query,
          filters: latest.current.filters,
          facets: answer.kind === 'start' ? {} : answer.facets,
          preferredLibrary: preferredLibrary(),
          search,
          onSelect,
        });
      },
    }),
  );

  // The library passes sources through unchanged.
  const lists = (state?.collections ?? []).map(({ source, items }) => ({ source: source as Source, items }));
  const query = state?.query ?? initialQuery;
  const answer = lists[0]?.source.answer ?? START;
  // While a failed search is tried again, its answer is awaited.
  const isTriedAgain = answer.kind === 'failed' && state?.status !== 'idle';
  const isAnswered = lists.length > 0 && answers(answer, query, filters) && !isTriedAgain;
  const isStalled = useStalled(isAnswered, query);
  const settled: Status = answer.kind === 'failed' ? 'error' : 'idle';
  const status: Status = isAnswered ? settled : isStalled ? 'stalled' : 'loading';

  useLayoutEffect(() => {
    latest.current = { filters, answer };
  });
  // The first search, and one for each change of the filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are read through `latest`.
  useLayoutEffect(() => void autocomplete.refresh(), [autocomplete, filters]);

  return {
    autocomplete,
    query,
    lists,
    answer,
    isAnswered,
    status,
    filters,
    setFilters,
    activeId: state?.activeItemId ?? null,
  };
};
