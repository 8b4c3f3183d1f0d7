import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isCostly } from '#client/behaviors/prefetch.ts';
import type { HostedSearch } from '#client/contracts/search.ts';
import { SearchHints } from '#client/contracts/search-dialog.tsx';
import { SDK_LABELS } from '#client/contracts/search-labels.ts';
import { isForInputMethod, opensElsewhere } from '#client/events.ts';
import { ownValue } from '#content/own-value.ts';
import type { Facets } from './answers.ts';
import { hrefOf, type Row } from './hits.ts';
import { SearchPanel, statusText } from './panel.tsx';
import { sendClick, useOutcome } from './reports.ts';
import { listId, optionId } from './rows.tsx';
import type { Filters, Question, Search } from './search-client.ts';
import { rememberSearch } from './stored-searches.ts';
import { useSearch } from './use-search.ts';

/** The dialog that every page has. Its field takes text as soon as it is open, and its form leads to the search page. */
export interface DialogFrame {
  dialog: HTMLDialogElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** The field of the top bar. */
  field: HTMLInputElement;
  close: () => void;
  /** Called once for each time that the dialog closes. */
  onClosed: () => void;
}

interface SearchBodyProps {
  frame: DialogFrame;
  search: Search;
  /** The hosted index that is searched. */
  hosted: HostedSearch | undefined;
  /** The address of the form for a new issue. */
  newIssue: string;
  onClosed: () => void;
}

/** Renders the part of the dialog below its field (requirements, sections 4, 5, and 8). */
export const SearchBody = ({ frame, search, hosted, newIssue, onClosed }: SearchBodyProps) => {
  const { input, form } = frame;
  const searching = useSearch(search, input.value);
  const { question, answer, isAnswered, status, active, setActive } = searching;
  const outcome = useOutcome(isAnswered ? answer : undefined);
  /** The question whose answer Enter was pressed for. Whatever changes the question makes the key mean nothing. */
  const awaited = useRef<Question>(undefined);

  const ask = (change: Partial<Question>) => {
    input.value = change.query ?? input.value;
    searching.ask(change);
    if (!change.filters || change.query !== undefined) input.focus();
  };
  const rows = answer.groups.flatMap((group) => group.rows);
  const listIds = answer.groups.map((_, index) => listId('list', index)).join(' ');

  const onChoose = (row: Row, event: MouseEvent | KeyboardEvent) => {
    rememberSearch(row);
    outcome.countChosen(question.query);
    if (answer.kind === 'found' && hosted?.insights) sendClick(hosted, answer.queryId, row);
    if (opensElsewhere(event)) return;
    input.value = '';
    frame.close();
  };
  const follow = () => document.getElementById(optionId(active))?.click();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event)) return;
    awaited.current = undefined;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0) {
      event.preventDefault();
      const next = (active + step + rows.length) % rows.length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key !== 'Enter') return;
    const row = rows[active];
    if (!isAnswered) {
      event.preventDefault();
      awaited.current = question;
    } else if (row) {
      event.preventDefault();
      if (!opensElsewhere(event)) return follow();
      onChoose(row, event);
      open(hrefOf(row.address));
    }
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    if (status === 'error') ask({});
  };
  /** Text that is composed counts once it is whole. */
  const onInput = (event: Event) => {
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!isComposing && input.value !== question.query) searching.ask({ query: input.value });
  };

  // React rendered neither the field nor the form.
  useLayoutEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    input.addEventListener('keydown', onKeyDown, { signal });
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('compositionend', onInput, { signal });
    form.addEventListener('submit', onSubmit, { signal });
    return () => shown.abort();
  });
  useLayoutEffect(() => {
    frame.onClosed = () => {
      outcome.countClosed();
      onClosed();
    };
    form.dataset.status = status;
    input.setAttribute('aria-expanded', `${listIds !== ''}`);
    const ids = { 'aria-controls': listIds, 'aria-activedescendant': rows[active] && optionId(active) };
    for (const [name, value] of Object.entries(ids)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
  });
  // Enter before the answer is there follows the first hit of that answer, not of the previous one.
  useEffect(() => {
    if (!isAnswered || awaited.current !== question) return;
    awaited.current = undefined;
    follow();
  });
  usePrefetch(answer.kind === 'found' ? rows[active]?.address : undefined);

  return (
    <>
      {answer.kind !== 'start' && Object.keys(answer.facets).length > 0 && (
        <SearchFilters
          facets={answer.facets}
          filters={question.filters}
          onChange={(filters) => ask({ filters })}
        />
      )}
      <SearchPanel {...{ answer, newIssue, ask }} options={{ rows, active, setActive, onChoose }} />
      <p className="sr-only" role="status">
        {statusText(status, answer)}
      </p>
      <SearchHints hasRows={rows.length > 0} />
    </>
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
      const values = new Set([...Object.keys(facets[facet] ?? {}), ...(chosen && [chosen])]);
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
          {[...values].map((value) => (
            <option key={value} value={value}>
              {ownValue(SDK_LABELS, value) ?? value}
            </option>
          ))}
        </select>
      );
    })}
  </div>
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
