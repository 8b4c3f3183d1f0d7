import { useLayoutEffect, useRef } from 'react';
import { SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import type { Answer } from './answer.ts';
import { Failure } from './failure.tsx';
import { keepInReach } from './keep-focus-inside.ts';
import { NoResults } from './no-results.tsx';
import { Results } from './results.tsx';
import type { Autocomplete } from './row-list.tsx';
import type { ShownList } from './sources.ts';
import { StartScreen } from './start-screen.tsx';
import { resultCount } from './status-text.ts';

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
