import { missingResultsHref } from '#client/contracts/search.ts';
import { LET_US_KNOW, noResultsFor, RESULTS_BELIEVED, TRY_SEARCHING_FOR } from '#content/messages.ts';
import { STARTING_POINTS, STARTING_POINTS_TITLE } from '#content/navigation/sections.ts';

interface NoResultsProps {
  query: string;
  /** The address of the form for a new issue. */
  newIssue: string;
  suggestions: readonly string[];
  onSuggest: (query: string) => void;
  /** Present if filters hide results. */
  onClearFilters?: (() => void) | undefined;
}

/** Nothing was found (specification, section 8). */
export const NoResults = ({ query, newIssue, suggestions, onSuggest, onClearFilters }: NoResultsProps) => (
  <div className="search-message">
    <h2 className="search-headline">{noResultsFor(query)}</h2>
    {onClearFilters && (
      <button className="button" type="button" onClick={onClearFilters}>
        Clear the filters
      </button>
    )}
    {suggestions.length > 0 && (
      <div className="search-suggestions">
        <p>{TRY_SEARCHING_FOR}</p>
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button className="button" type="button" onClick={() => onSuggest(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
    <p>
      {RESULTS_BELIEVED}{' '}
      <a href={missingResultsHref(newIssue, query)} target="_blank" rel="noopener">
        {LET_US_KNOW}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
    <nav className="search-ways" aria-label={STARTING_POINTS_TITLE}>
      <p>{STARTING_POINTS_TITLE}</p>
      <ul>
        {STARTING_POINTS.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
