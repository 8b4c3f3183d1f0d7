import { useLayoutEffect, useRef } from 'react';
import { missingResultsHref, SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
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
  newIssue: string;
  /** Searches for another text. */
  ask: (query: string) => void;
  onClearFilters: () => void;
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
  const { autocomplete, answer, lists, newIssue, ask, onClearFilters, onHistoryChanged } = props;
  switch (answer.kind) {
    case 'start':
      return <StartScreen {...{ autocomplete, lists }} onChanged={onHistoryChanged} />;
    case 'found':
      return (
        <>
          <Results {...{ autocomplete, lists }} />
          <a
            className="search-all"
            href={`${SEARCH_PAGE_PATH}?${new URLSearchParams({ q: answer.query, ...answer.filters })}`}
          >
            {`See ${answer.total === 1 ? '' : 'all '}${resultCount(answer.total)}`}
          </a>
        </>
      );
    case 'empty':
      return (
        <NoResults
          {...{ query: answer.query, suggestions: answer.suggestions, newIssue }}
          onSuggest={ask}
          onClearFilters={Object.keys(answer.filters).length > 0 ? onClearFilters : undefined}
        />
      );
    case 'failed':
      return <Failure onRetry={() => ask(answer.query)} />;
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

interface ResultsProps {
  autocomplete: Autocomplete;
  lists: readonly ShownList[];
}

/** The hits by group. The symbol that the query names is answered at once. */
const Results = ({ autocomplete, lists }: ResultsProps) =>
  lists.map(({ source, items }, list) => (
    <RowList
      key={source.sourceId}
      {...{ autocomplete, source, items }}
      actions={({ symbol }, index) => list + index === 0 && symbol && <SymbolAnswer symbol={symbol} />}
    />
  ));

interface NoResultsProps {
  query: string;
  /** The address of the form for a new issue. */
  newIssue: string;
  suggestions: readonly string[];
  onSuggest: (query: string) => void;
  /** Present if filters hide results. */
  onClearFilters?: (() => void) | undefined;
}

/** Nothing was found (requirements, section 8). */
const NoResults = ({ query, newIssue, suggestions, onSuggest, onClearFilters }: NoResultsProps) => (
  <div className="search-message">
    <h2 className="search-headline">{noResultsFor(query)}</h2>
    {onClearFilters && (
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
              <button className="button" type="button" onClick={() => onSuggest(suggestion)}>
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

/** The search cannot be reached (requirements, section 8). */
const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="search-message">
    <h2 className="search-headline">{UNABLE_TO_FETCH}</h2>
    <p>{CHECK_CONNECTION}</p>
    <button className="button" type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);

interface StartScreenProps {
  autocomplete: Autocomplete;
  lists: readonly ShownList[];
  /** Takes the focus from a button that goes away. */
  onChanged: () => void;
}

const nameOf = ({ title }: Row) => title.map(({ text }) => text).join('');

/** Shows recent and favorite hits and the building blocks, as long as the query is empty. */
const StartScreen = ({ autocomplete, lists, onChanged }: StartScreenProps) => {
  const change = (work: (row: Row) => void, row: Row) => () => {
    work(row);
    onChanged();
  };
  const hasHistory = lists.some(({ source, items }) => source.kind !== 'blocks' && items.length > 0);
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
                {source.kind === 'recent' && (
                  <button
                    type="button"
                    aria-label={`Move “${nameOf(row)}” to favorites`}
                    onClick={change(favorSearch, row)}
                  >
                    <Icon name="star" />
                  </button>
                )}
                {source.kind !== 'blocks' && (
                  <button
                    type="button"
                    aria-label={`Remove “${nameOf(row)}”`}
                    onClick={change(forgetSearch, row)}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </>
            )}
          />
        ))}
    </>
  );
};
