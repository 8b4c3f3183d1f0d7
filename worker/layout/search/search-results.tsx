import { searchHref } from '#worker/search/page/search-address.ts';
import type { SearchView } from '#worker/search/page/search-view.ts';
import { SearchFilters } from './search-filters.tsx';
import { SearchHit } from './search-hit.tsx';

/** The results of a query, with their filters and the links to the other pages of results. */
export const SearchResults = ({ view }: { view: SearchView }) => {
  const { address, answer, pages, facets } = view;
  const { hits, total, matchesIn } = answer;
  return (
    <>
      <SearchFilters address={address} facets={facets} />
      <p className="search-total" role="status">
        {`${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}${pages > 1 ? `, page ${address.page} of ${pages}` : ''}`}
      </p>
      <ol className="hits">
        {hits.map((record) => (
          <SearchHit key={record.objectID} record={record} matchesIn={matchesIn} />
        ))}
      </ol>
      {pages > 1 && (
        <nav className="search-pages" aria-label="Pages of results">
          {address.page > 1 && (
            <a className="button" rel="prev" href={searchHref({ ...address, page: address.page - 1 })}>
              Previous results
            </a>
          )}
          {address.page < pages && (
            <a className="button" rel="next" href={searchHref({ ...address, page: address.page + 1 })}>
              More results
            </a>
          )}
        </nav>
      )}
    </>
  );
};
