import { useEffect, useLayoutEffect, useRef } from 'react';
import { isCostly } from '#client/behaviors/prefetch.ts';
import { type HostedSearch, SEARCH_FORM } from '#client/contracts/search.ts';
import { SDK_LABELS } from '#client/contracts/search-labels.ts';
import { opensElsewhere } from '#client/events.ts';
import { ownValue } from '#content/own-value.ts';
import { hrefOf } from './hits.ts';
import { clearWithEscape, useModal } from './modal.ts';
import { SearchPanel, statusText } from './panel.tsx';
import { QueryForm } from './query-form.tsx';
import { sendClick, useOutcome } from './reports.ts';
import type { Filters, Search } from './search-client.ts';
import type { Facets, OnSelect, Source } from './sources.ts';
import { rememberSearch } from './stored-searches.ts';
import { useSearch } from './use-search.ts';

interface SearchDialogProps {
  /** The field of the top bar. Its text and caret move into the dialog, and the text moves back. */
  field: HTMLInputElement;
  /** The element that gets the focus back. */
  returnTo: HTMLElement | null;
  search: Search;
  /** The hosted index that is searched. */
  hosted: HostedSearch | undefined;
  onClosed: () => void;
}

/** The search (requirements, sections 4, 5, and 8). It is open from the first render until it is closed. */
export const SearchDialog = (props: SearchDialogProps) => {
  const { field, returnTo, search, hosted, onClosed } = props;
  const input = useRef<HTMLInputElement>(null);
  const { close, dialogProps } = useModal({ field, returnTo, input });
  /** The query that the field gets back. */
  const left = useRef(field.value);

  const onSelect: OnSelect = ({ item, source, event, state }) => {
    const { answer: given } = source as Source; // The library passes sources through unchanged.
    rememberSearch(item);
    outcome.countChosen(state.query);
    if (given.kind === 'found' && hosted?.insights) sendClick(hosted, given.queryId, item);
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
          {...{ autocomplete, query, filters, status, isAnswered, input, ask, lists: listIds }}
          activeOption={active?.id}
          onClose={close}
        />
        {answer.kind !== 'start' && Object.keys(answer.facets).length > 0 && (
          <SearchFilters facets={answer.facets} filters={filters} onChange={setFilters} />
        )}
        <SearchPanel
          {...{ autocomplete, lists, answer, ask }}
          newIssue={field.form?.getAttribute(SEARCH_FORM.newIssue) ?? ''}
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

interface SearchFiltersProps {
  facets: Facets;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const CHOICES = [
  { facet: 'library', label: 'Library', all: 'All libraries' },
  { facet: 'section', label: 'Section', all: 'All sections' },
] as const;

/** Limits the results to a library or a part of the site. */
const SearchFilters = ({ facets, filters, onChange }: SearchFiltersProps) => (
  <div className="search-filters">
    {CHOICES.map(({ facet, label, all }) => {
      const chosen = filters[facet] ?? '';
      const values = Object.keys(facets[facet] ?? {});
      return (
        <select
          key={facet}
          aria-label={label}
          value={chosen}
          onChange={({ target }) => {
            const { [facet]: _, ...others } = filters;
            onChange(target.value === '' ? others : { ...others, [facet]: target.value });
          }}
        >
          <option value="">{all}</option>
          {(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => (
            <option key={value} value={value}>
              {ownValue(SDK_LABELS, value) ?? value}
            </option>
          ))}
        </select>
      );
    })}
  </div>
);

/** The keys and their effects. Readers without a keyboard do not see them. Without rows, there is nothing to open. */
const SearchHints = ({ hasRows }: { hasRows: boolean }) => (
  <p className="search-hints" aria-hidden="true">
    {hasRows && (
      <>
        <span>
          <kbd>↵</kbd> to open
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> to move
        </span>
      </>
    )}
    <span>
      <kbd>Esc</kbd> to close
    </span>
  </p>
);

/** Browsers prerender the page of a link after a pointer has rested on it for this time. */
const REST_MS = 200;

/** Fetches the page of an address ahead once its option has been active for 200 ms, unless data is expensive. */
const usePrefetch = (address: string | undefined): void => {
  const [href] = address === undefined ? [] : hrefOf(address).split('#', 1);
  useEffect(() => {
    if (!href || href === location.pathname || isCostly()) return;
    const timer = setTimeout(() => {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [href]);
};
