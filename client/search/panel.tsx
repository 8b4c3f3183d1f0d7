import { useLayoutEffect, useRef } from 'react';
import { missingResultsHref, SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import type { IconName } from '#content/icon-names.ts';
import {
  CHECK_CONNECTION,
  LET_US_KNOW,
  NO_RECENT_SEARCHES,
  noResultsFor,
  RESULTS_BELIEVED,
  TRY_SEARCHING_FOR,
  UNABLE_TO_FETCH,
} from '#content/messages.ts';
import { STARTING_POINTS, STARTING_POINTS_TITLE } from '#content/navigation/sections.ts';
import type { Row } from './hits.ts';
import { keepInReach } from './modal.ts';
import { type Autocomplete, Icon, RowList, SymbolAnswer } from './rows.tsx';
import type { Answer, ShownList } from './sources.ts';
import { favorSearch, forgetSearch } from './stored-searches.ts';
import type { Status } from './use-search.ts';

interface SearchPanelProps {
  autocomplete: Autocomplete;
  answer: Answer;
  lists: readonly ShownList[];
  /** The address of the form for a new issue. */
  newIssue: string;
  /** Searches for another text. */
  ask: (query: string) => void;
  onClearFilters: () => void;
  /** Takes the focus from a button that goes away. */
  onHistoryChanged: () => void;
}

/** The part of the dialog that scrolls: one screen for each kind of answer. */
export const SearchPanel = (props: SearchPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current) keepInReach(panel.current);
  });
  return (
    <div ref={panel} className="search-panel" role="group" aria-label="Suggestions and results">
      <Screen {...props} />
    </div>
  );
};

const Screen = (props: SearchPanelProps) => {
  const { answer, ask } = props;
  switch (answer.kind) {
    case 'start':
      return <StartScreen {...props} />;
    case 'found':
      return <Results {...props} />;
    case 'empty':
      return <NoResults {...props} />;
    case 'failed':
      return (
        <div className="search-message">
          <h2 className="search-headline">{UNABLE_TO_FETCH}</h2>
          <p>{CHECK_CONNECTION}</p>
          <button className="button" type="button" onClick={() => ask(answer.query)}>
            Try again
          </button>
        </div>
      );
  }
};

const resultCount = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`;

/** Returns the text that screen readers say about the search. */
export const statusText = (status: Status, answer: Answer): string => {
  if (status === 'stalled') return 'Searching…';
  if (answer.kind === 'found') return resultCount(answer.total);
  if (answer.kind === 'empty') return noResultsFor(answer.query);
  // The text goes away while the search is tried again, so that a second failure is a change, too.
  return status === 'error' ? UNABLE_TO_FETCH : '';
};

/** The hits by group. The symbol that the query names is answered at once. */
const Results = ({ autocomplete, lists, answer: { query, filters, total } }: SearchPanelProps) => (
  <>
    {lists.map(({ source, items }, list) => (
      <RowList
        key={source.sourceId}
        {...{ autocomplete, source, items }}
        actions={({ symbol }, index) => list + index === 0 && symbol && <SymbolAnswer symbol={symbol} />}
      />
    ))}
    <a className="search-all" href={`${SEARCH_PAGE_PATH}?${new URLSearchParams({ q: query, ...filters })}`}>
      {`See ${total === 1 ? '' : 'all '}${resultCount(total)}`}
    </a>
  </>
);

/** Nothing was found (requirements, section 8). */
const NoResults = ({
  answer: { query, filters, suggestions },
  newIssue,
  ask,
  onClearFilters,
}: SearchPanelProps) => (
  <div className="search-message">
    <h2 className="search-headline">{noResultsFor(query)}</h2>
    {Object.keys(filters).length > 0 && (
      <button className="button" type="button" onClick={onClearFilters}>
        Clear the filters
      </button>
    )}
    {suggestions.length > 0 && (
      <div className="search-suggestions">
        <p>{TRY_SEARCHING_FOR}</p>
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button className="button" type="button" onClick={() => ask(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
    <p>
      {RESULTS_BELIEVED}{' '}
      <a href={missingResultsHref(newIssue, query)} target="_blank" rel="noopener">
        {LET_US_KNOW}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
    <nav className="search-ways" aria-label={STARTING_POINTS_TITLE}>
      <p>{STARTING_POINTS_TITLE}</p>
      <ul>
        {STARTING_POINTS.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

const nameOf = ({ title }: Row) => title.map(({ text }) => text).join('');

/** Shows recent and favorite hits and the building blocks, as long as the query is empty. */
const StartScreen = ({ autocomplete, lists, onHistoryChanged }: SearchPanelProps) => {
  const hasHistory = lists.some(({ source, items }) => source.kind !== 'blocks' && items.length > 0);
  const changing = (label: string, icon: IconName, change: (row: Row) => void, row: Row) => (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        change(row);
        onHistoryChanged();
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      {lists.length > 0 && !hasHistory && <p className="search-note">{NO_RECENT_SEARCHES}</p>}
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ source, items }) => (
          <RowList
            key={source.kind}
            {...{ autocomplete, source, items }}
            actions={(row) => (
              <>
                {source.kind === 'recent' &&
                  changing(`Move “${nameOf(row)}” to favorites`, 'star', favorSearch, row)}
                {source.kind !== 'blocks' && changing(`Remove “${nameOf(row)}”`, 'close', forgetSearch, row)}
              </>
            )}
          />
        ))}
    </>
  );
};
