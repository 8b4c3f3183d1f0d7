import type { Row } from '#client/search/results/row.ts';
import { favorSearch, forgetSearch } from '#client/search/results/stored-searches.ts';
import { NO_RECENT_SEARCHES } from '#content/messages.ts';
import { Icon } from './icon.tsx';
import { type Autocomplete, RowList } from './row-list.tsx';
import type { ShownList } from './sources.ts';

interface StartScreenProps {
  autocomplete: Autocomplete;
  lists: readonly ShownList[];
  /** Takes the focus from a button that goes away. */
  onChanged: () => void;
}

const nameOf = ({ title }: Row) => title.map(({ text }) => text).join('');

/** Shows recent and favorite hits and the ways into the documentation, as long as the query is empty. */
export const StartScreen = ({ autocomplete, lists, onChanged }: StartScreenProps) => {
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
