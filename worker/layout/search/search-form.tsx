import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import type { SearchAddress } from '#worker/search/page/search-address.ts';

/** The search form inside a page. It works without JavaScript, and keeps the chosen filters. */
export const SearchForm = ({ text, filters }: Pick<SearchAddress, 'text' | 'filters'>) => (
  <form className="search-form" action={SEARCH_PAGE_PATH} role="search" aria-label="Search again">
    <label htmlFor={FRAME_IDS.searchQuery}>Search the documentation</label>
    <input
      id={FRAME_IDS.searchQuery}
      type="search"
      name="q"
      defaultValue={text}
      maxLength={SEARCH_INPUT_CHARACTERS}
    />
    {Object.entries(filters).map(([facet, value]) => (
      <input key={facet} type="hidden" name={facet} value={value} />
    ))}
    <button className="button" type="submit">
      Search
    </button>
  </form>
);
