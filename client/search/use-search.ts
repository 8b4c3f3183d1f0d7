import { type AutocompleteState, createAutocomplete } from '@algolia/autocomplete-core';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { chosenValue } from '#client/choices.ts';
import { SEARCH_STALL_MS } from '#content/limits.ts';
import { isSdkSlug } from '#content/sdks.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import type { Row } from './hits.ts';
import type { Filters, Search } from './search-client.ts';
import {
  type Answer,
  answers,
  type OnSelect,
  type Source,
  START,
  searchSources,
  startSources,
} from './sources.ts';

interface SearchOptions {
  search: Search;
  initialQuery: string;
  onSelect: OnSelect;
}

/** The status of the search (requirements, section 4). */
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
  const isStalled = useStalled(isAnswered);
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

/** `true` once an answer has been awaited for longer than 300 ms, even if the reader goes on typing (requirements, sections 4 and 9). */
const useStalled = (isAnswered: boolean): boolean => {
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setStalled(true), SEARCH_STALL_MS);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isAnswered]);
  return isStalled;
};

/** The library that the reader chose, or else the one that the page belongs to: `go` on `/docs/reference/go/storage`. */
export const preferredLibrary = (pathname = location.pathname): string | null => {
  const [, , library = ''] = pathname.slice(DOCS_PREFIX.length).split('/');
  return chosenValue('sdk') ?? (isSdkSlug(library) ? library : null);
};
