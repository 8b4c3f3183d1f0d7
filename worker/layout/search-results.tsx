import { HitText, SymbolAnswer } from '#client/contracts/hit.tsx';
import { blockIcon } from '#client/contracts/icons.ts';
import {
  HIERARCHY_LEVELS,
  type HitKind,
  hitHref,
  missingResultsHref,
  READER_FACETS,
  type ReaderFacet,
  type SearchRecordFields,
} from '#client/contracts/search.ts';
import { withHue } from '#content/building-blocks.ts';
import { SEARCH_SNIPPET_WORDS } from '#content/limits.ts';
import { LET_US_KNOW, noResultsFor, RESULTS_BELIEVED, TRY_SEARCHING_FOR } from '#content/messages.ts';
import { isSdkSlug, SDKS } from '#content/sdks.ts';
import { snippet, textParts } from '#worker/search/excerpts.ts';
import type { FoundPages } from '#worker/search/found-pages.ts';
import {
  type FacetValue,
  type SearchAddress,
  type SearchView,
  searchHref,
} from '#worker/search/results-page.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import { Icon } from './html.tsx';
import { PageList } from './message-page.tsx';

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

const NAMES: Readonly<Record<ReaderFacet, string>> = { library: 'Library', section: 'Section' };

/** Links that narrow the results to one library or one part of the site, and links that widen them again. */
const SearchFilters = ({ address, facets }: Pick<SearchView, 'address' | 'facets'>) => {
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

const KINDS: Readonly<Record<HitKind, string>> = { page: 'Page', section: 'Section', symbol: 'Symbol' };

interface SearchHitProps {
  record: SearchRecordFields;
  matchesIn: SearchAnswer['matchesIn'];
}

/** A result: its lowest title, the titles above, the words around the matches, and the symbol that the query names. */
export const SearchHit = ({ record, matchesIn }: SearchHitProps) => {
  const { url, hierarchy, kind, content, symbol } = record;
  const titles = HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
  const title = titles.at(-1) ?? url;
  const icon = blockIcon(url);
  return (
    <li className="hit">
      <Icon name={icon ?? 'document'} className={withHue('hit-icon', icon)} />
      <HitText
        title={textParts(title, matchesIn(title))}
        href={hitHref(url)}
        isSymbol={kind === 'symbol'}
        trail={`${KINDS[kind]} · ${titles.slice(0, -1).join(' › ')}`}
        snippet={snippet(content ?? '', matchesIn(content ?? ''), { words: SEARCH_SNIPPET_WORDS.wide })}
      />
      {symbol && <SymbolAnswer symbol={symbol} />}
    </li>
  );
};

interface NoResultsProps {
  view: SearchView;
  /** The address of the form for a new issue. */
  newIssue: string;
  /** Pages from which the reader can continue. */
  start: FoundPages;
}

/** Nothing was found (requirements, section 8). */
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
