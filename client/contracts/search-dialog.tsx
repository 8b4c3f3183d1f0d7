import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { iconId } from './icons.ts';
import { MARKUP } from './markup.ts';
import { SEARCH_PAGE_PATH } from './search.ts';

/**
 * The search dialog. A script opens it, and its field takes text at once. Then React hydrates what is below the field. If React cannot
 * load, the form leads to the results page.
 */
export const SearchDialog = () => (
  <dialog className={MARKUP.searchDialog} aria-label="Search">
    <div className="search-frame">
      <form className="search-query" role="search" action={SEARCH_PAGE_PATH}>
        <PageIcon name="search" />
        <input
          type="text"
          name="q"
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-expanded="false"
          placeholder="Search the documentation"
          maxLength={SEARCH_INPUT_CHARACTERS}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
        />
        <button className="top-action search-clear" type="button" aria-label="Clear the query">
          <PageIcon name="close" />
        </button>
        <button className="top-action search-close" type="button">
          Close
        </button>
      </form>
      <div className="search-body" hidden>
        <SearchHints hasRows={false} />
      </div>
    </div>
    <p className="sr-only" role="status" />
  </dialog>
);

const HINTS = [
  { keys: ['↵'], effect: 'to open', needsRows: true },
  { keys: ['↑', '↓'], effect: 'to move', needsRows: true },
  { keys: ['Esc'], effect: 'to close', needsRows: false },
];

/** The keys and their effects. Readers without a keyboard do not see them. Without rows, there is nothing to open. */
export const SearchHints = ({ hasRows }: { hasRows: boolean }) => (
  <p className="search-hints" aria-hidden="true">
    {HINTS.filter(({ needsRows }) => hasRows || !needsRows).map(({ keys, effect }) => (
      <span key={effect}>
        {keys.map((key) => [<kbd key={key}>{key}</kbd>, ' '])}
        {effect}
      </span>
    ))}
  </p>
);

/** An icon of which every page has the symbol. */
const PageIcon = ({ name }: { name: 'search' | 'close' }) => (
  <svg className="icon" aria-hidden="true">
    <use href={`#${iconId(name)}`} />
  </svg>
);
