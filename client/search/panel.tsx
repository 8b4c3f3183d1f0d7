import { SymbolAnswer } from '#client/contracts/hit.tsx';
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
import type { Answer } from './answers.ts';
import type { Row } from './hits.ts';
import { Icon, type Options, RowList } from './rows.tsx';
import type { Question } from './search-client.ts';
import { favorSearch, forgetSearch } from './stored-searches.ts';
import type { Status } from './use-search.ts';

interface SearchPanelProps {
  answer: Answer;
  options: Options;
  /** The address of the form for a new issue. */
  newIssue: string;
  /** Searches again, with other words or filters. */
  ask: (change: Partial<Question>) => void;
}

/** The part of the dialog that scrolls: one screen for each kind of answer. */
export const SearchPanel = (props: SearchPanelProps) => {
  const { answer, ask } = props;
  return (
    <div className="search-panel" role="group" aria-label="Suggestions and results">
      {answer.kind === 'empty' && <NoResults {...props} />}
      {answer.kind === 'failed' && (
        <div className="search-message">
          <h2 className="search-headline">{UNABLE_TO_FETCH}</h2>
          <p>{CHECK_CONNECTION}</p>
          <button className="button" type="button" onClick={() => ask({})}>
            Try again
          </button>
        </div>
      )}
      <Lists {...props} />
    </div>
  );
};

const resultCount = (total: number): string =>
  total === 1 ? '1 result' : `${total.toLocaleString('en-US')} results`;

/** Returns the text that screen readers say about the search. */
export const statusText = (status: Status, answer: Answer): string => {
  if (status === 'stalled') return 'Searching…';
  if (answer.kind === 'found') return resultCount(answer.total);
  if (answer.kind === 'empty') return noResultsFor(answer.question.query);
  // The text goes away while the search is tried again, so that a second failure is a change, too.
  return status === 'error' ? UNABLE_TO_FETCH : '';
};

/**
 * The hits by group, or for an empty query the favorite and recent ones and the building blocks. The symbol that the query names is
 * answered at once.
 */
const Lists = ({ answer: { kind, question, groups, total }, options, ask }: SearchPanelProps) => {
  const { query, filters } = question;
  return (
    <>
      {kind === 'start' && groups.length === 1 && <p className="search-note">{NO_RECENT_SEARCHES}</p>}
      {groups.map((group, index) => (
        <RowList
          key={group.kind + group.title}
          {...{ group, index, options }}
          actions={(row, option) =>
            kind === 'start'
              ? group.kind !== 'blocks' && (
                  <HistoryButtons row={row} isRecent={group.kind === 'recent'} onChanged={() => ask({})} />
                )
              : option === 0 && row.symbol && <SymbolAnswer symbol={row.symbol} />
          }
        />
      ))}
      {kind === 'found' && (
        <a
          className="search-all"
          href={`${SEARCH_PAGE_PATH}?${new URLSearchParams({ q: query, ...filters })}`}
        >
          {`See ${total === 1 ? '' : 'all '}${resultCount(total)}`}
        </a>
      )}
    </>
  );
};

interface HistoryButtonsProps {
  row: Row;
  isRecent: boolean;
  onChanged: () => void;
}

/** The buttons of a recent or favorite search. */
const HistoryButtons = ({ row, isRecent, onChanged }: HistoryButtonsProps) => {
  const name = row.title.map(({ text }) => text).join('');
  const buttons = [
    { label: `Move “${name}” to favorites`, icon: 'star', change: favorSearch },
    { label: `Remove “${name}”`, icon: 'close', change: forgetSearch },
  ] as const;
  const fitting = isRecent ? buttons : buttons.slice(1); // A favorite has no star.
  return fitting.map(({ label, icon, change }) => (
    <button
      key={icon}
      type="button"
      aria-label={label}
      onClick={() => {
        change(row);
        onChanged();
      }}
    >
      <Icon name={icon} />
    </button>
  ));
};

/** Nothing was found (requirements, section 8). */
const NoResults = ({ answer: { question, suggestions }, newIssue, ask }: SearchPanelProps) => (
  <div className="search-message">
    <h2 className="search-headline">{noResultsFor(question.query)}</h2>
    {Object.keys(question.filters).length > 0 && (
      <button className="button" type="button" onClick={() => ask({ filters: {} })}>
        Clear the filters
      </button>
    )}
    <div className="search-suggestions">
      <p>{TRY_SEARCHING_FOR}</p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button className="button" type="button" onClick={() => ask({ query: suggestion })}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
    <p>
      {RESULTS_BELIEVED}{' '}
      <a href={missingResultsHref(newIssue, question.query)} target="_blank" rel="noopener">
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
