/** The keys and their effects. Readers without a keyboard do not see them. Without rows, there is nothing to open. */
export const SearchHints = ({ hasRows }: { hasRows: boolean }) => (
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
