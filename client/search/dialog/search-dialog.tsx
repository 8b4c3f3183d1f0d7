import { useLayoutEffect, useRef } from 'react';
import { opensElsewhere } from '#client/events/delegated-events.ts';
import type { Search } from '#client/search/call/search-client.ts';
import type { Chosen } from '#client/search/call/send-click.ts';
import { rememberSearch } from '#client/search/results/stored-searches.ts';
import { clearWithEscape } from './clear-with-escape.ts';
import { QueryForm } from './query-form.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchHints } from './search-hints.tsx';
import { SearchPanel } from './search-panel.tsx';
import type { OnSelect, Source } from './sources.ts';
import { statusText } from './status-text.ts';
import { useModal } from './use-modal.ts';
import { useOutcome } from './use-outcome.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useSearch } from './use-search.ts';

/** Learns which hit of which answer was chosen. */
export type Report = (queryId: string | undefined, chosen: Chosen) => void;

interface SearchDialogProps {
  /** The field of the top bar. Its text and caret move into the dialog, and the text moves back. */
  field: HTMLInputElement;
  /** The element that gets the focus back. */
  returnTo: HTMLElement | null;
  search: Search;
  report: Report;
  /** The address of the form for a new issue. */
  newIssue: string;
  onClosed: () => void;
}

/** The search (specification, sections 4, 5, and 8). It is open from the first render until it is closed. */
export const SearchDialog = (props: SearchDialogProps) => {
  const { field, returnTo, search, report, newIssue, onClosed } = props;
  const input = useRef<HTMLInputElement>(null);
  const { close, dialogProps } = useModal({ field, returnTo, input });
  /** The query that the field gets back. */
  const left = useRef(field.value);

  const onSelect: OnSelect = ({ item, source, event, state }) => {
    const { answer: given } = source as Source; // The library passes sources through unchanged.
    rememberSearch(item);
    outcome.countChosen(state.query);
    if (given.kind === 'found') report(given.queryId, item);
    if (opensElsewhere(event)) return;
    left.current = '';
    close();
  };
  const searching = useSearch({ search, initialQuery: field.value, onSelect });
  const { autocomplete, query, lists, answer, isAnswered, status, filters, setFilters, activeId } = searching;
  const outcome = useOutcome(isAnswered ? answer : undefined);

  useLayoutEffect(() => {
    left.current = query;
  }, [query]);

  const ask = (text: string) => {
    autocomplete.setQuery(text);
    void autocomplete.refresh();
    input.current?.focus();
  };
  const onClose = () => {
    outcome.countClosed();
    field.value = left.current;
    clearWithEscape(field);
    onClosed();
  };

  const shown = lists.filter(({ items }) => items.length > 0);
  const listIds = shown.map(({ source }) => autocomplete.getListProps({ source }).id).join(' ');
  const options = shown.flatMap(({ source, items }) =>
    items.map((item) => ({ ...autocomplete.getItemProps({ item, source }), address: item.address })),
  );
  const active = options.at(activeId ?? Number.POSITIVE_INFINITY);
  usePrefetch(answer.kind === 'found' ? active?.address : undefined);
  return (
    <dialog className="search-dialog" aria-label="Search" onClose={onClose} {...dialogProps}>
      <div className="search-frame">
        <QueryForm
          {...{ autocomplete, query, status, isAnswered, input, lists: listIds }}
          activeOption={active?.id}
          onClear={() => ask('')}
          onClose={close}
        />
        {answer.kind !== 'start' && Object.keys(answer.facets).length > 0 && (
          <SearchFilters facets={answer.facets} filters={filters} onChange={setFilters} />
        )}
        <SearchPanel
          {...{ autocomplete, lists, answer, newIssue, ask }}
          onClearFilters={() => setFilters({})}
          onHistoryChanged={() => ask(query)}
        />
        <p className="sr-only" role="status">
          {statusText(status, answer)}
        </p>
        <SearchHints hasRows={options.length > 0} />
      </div>
    </dialog>
  );
};
