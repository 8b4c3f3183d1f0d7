import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';

/** The search form inside a page. It works without JavaScript. */
export const SearchForm = ({ query }: { query: string }) => (
  <form className="search-form" action="/docs/search" role="search" aria-label="Search again">
    <label htmlFor={FRAME_IDS.searchQuery}>Search the documentation</label>
    <input
      id={FRAME_IDS.searchQuery}
      type="search"
      name="q"
      defaultValue={query}
      maxLength={SEARCH_INPUT_CHARACTERS}
    />
    <button type="submit">Search</button>
  </form>
);
