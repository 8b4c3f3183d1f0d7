import { FRAME_IDS } from '#client/contracts/markup.ts';
import { SEARCH_PAGE_PATH } from '#client/contracts/search.ts';
import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';
import { type SearchAddress, searchHref } from '#worker/search/results-page.ts';

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

const EXAMPLES = ['bucket.on', 'deploy to aws', 'signed url', 'nitric up --ci', 'local secrets'];

/** The content of the results page before a search. */
export const SearchStart = () => (
  <>
    <p>Search for a symbol of a library, a command, a setting, or what you want to do. Some examples:</p>
    <ul>
      {EXAMPLES.map((text) => (
        <li key={text}>
          <a href={searchHref({ text, filters: {}, page: 1 })}>{text}</a>
        </li>
      ))}
    </ul>
  </>
);
