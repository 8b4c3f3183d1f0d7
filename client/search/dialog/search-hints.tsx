/** The keys and their effects. Readers without a keyboard do not see them. */
export const SearchHints = () => (
  <p className="search-hints" aria-hidden="true">
    <span>
      <kbd>↵</kbd> to open
    </span>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> to move
    </span>
    <span>
      <kbd>Esc</kbd> to close
    </span>
  </p>
);
