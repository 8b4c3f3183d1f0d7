import { missingResultsHref } from '#client/contracts/search.ts';
import { LET_US_KNOW, noResultsFor, RESULTS_BELIEVED, TRY_SEARCHING_FOR } from '#content/messages.ts';
import { PageList } from '#worker/layout/page-list.tsx';
import type { FoundPages } from '#worker/search/page/found-pages.ts';
import { searchHref } from '#worker/search/page/search-address.ts';
import type { SearchView } from '#worker/search/page/search-view.ts';
import { SearchFilters } from './search-filters.tsx';

interface NoResultsProps {
  view: SearchView;
  /** The address of the form for a new issue. */
  newIssue: string;
  /** Pages from which the reader can continue. */
  start: FoundPages;
}

/** Nothing was found (specification, section 8). */
export const NoResults = ({ view: { address, answer, facets }, newIssue, start }: NoResultsProps) => (
  <>
    <SearchFilters address={address} facets={facets} />
    <p className="search-none" role="status">
      {noResultsFor(address.text)}
    </p>
    {answer.suggestions.length > 0 && (
      <>
        <p>{TRY_SEARCHING_FOR}</p>
        <ul>
          {answer.suggestions.map((text) => (
            <li key={text}>
              <a href={searchHref({ text, filters: {}, page: 1 })}>{text}</a>
            </li>
          ))}
        </ul>
      </>
    )}
    <p>
      {`${RESULTS_BELIEVED} `}
      <a href={missingResultsHref(newIssue, address.text)}>{LET_US_KNOW}</a>
    </p>
    <PageList {...start} />
  </>
);
