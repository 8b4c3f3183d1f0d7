import { READER_FACETS, type ReaderFacet } from '#client/contracts/search.ts';
import { isSdkSlug, SDKS } from '#content/sdks.ts';
import { type SearchAddress, searchHref } from '#worker/search/page/search-address.ts';
import type { FacetValue, SearchView } from '#worker/search/page/search-view.ts';

const NAMES: Readonly<Record<ReaderFacet, string>> = { library: 'Library', section: 'Section' };

/** Links that narrow the results to one library or one part of the site, and links that widen them again. */
export const SearchFilters = ({ address, facets }: Pick<SearchView, 'address' | 'facets'>) => {
  const offered = READER_FACETS.filter(
    (facet) => facets[facet].length > 1 || address.filters[facet] !== undefined,
  );
  return (
    offered.length > 0 && (
      <nav className="search-facets" aria-label="Filters">
        {offered.map((facet) => (
          <Facet key={facet} facet={facet} values={facets[facet]} address={address} />
        ))}
      </nav>
    )
  );
};

interface FacetProps {
  facet: ReaderFacet;
  values: readonly FacetValue[];
  address: SearchAddress;
}

const Facet = ({ facet, values, address }: FacetProps) => {
  const { [facet]: chosen, ...others } = address.filters;
  return (
    <div className="search-facet">
      <h2 id={`facet:${facet}`}>{NAMES[facet]}</h2>
      <ul aria-labelledby={`facet:${facet}`}>
        <li>
          <a
            className="facet-link"
            href={searchHref({ ...address, filters: others, page: 1 })}
            aria-current={chosen === undefined ? 'true' : undefined}
          >
            All
          </a>
        </li>
        {values.map(({ value, count }) => (
          <li key={value}>
            <a
              className="facet-link"
              href={searchHref({ ...address, filters: { ...others, [facet]: value }, page: 1 })}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {`${isSdkSlug(value) ? SDKS[value].label : value} `}
              <span className="facet-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
