import { type LiteClient, liteClient, type SearchResponse } from 'algoliasearch/lite';
import {
  HIERARCHY_LEVELS,
  type HostedSearch,
  READER_FACETS,
  type ReaderFacet,
  SEARCH_API_PATH,
  SITE_INDEX_NAME,
} from '#client/contracts/search.ts';
import { SEARCH_PAGE_HITS, SEARCH_SNIPPET_WORDS, SEARCH_TIMEOUT_MS } from '#content/limits.ts';
import { type Hit, MARK } from './hits.ts';

/** This site's endpoint needs no key, but the client does. */
const THIS_SITE = { appId: 'docs', apiKey: 'none', indexName: SITE_INDEX_NAME, insights: false };

/**
 * This site as the only host. It is listed twice, because the client tries each host once: a first answer that takes longer
 * than the timeout would otherwise be an error.
 */
const siteHosts = () => {
  const host = {
    url: location.host + SEARCH_API_PATH,
    accept: 'readWrite',
    protocol: location.protocol === 'http:' ? 'http' : 'https',
  } as const;
  return [host, { ...host }];
};

/** Searches. The results of the preferred library come first. */
export type Search = (question: Question, preferredLibrary: string | null) => Promise<SearchResponse<Hit>>;

/**
 * Searches the hosted index if one is configured, otherwise this site's. The provider's client retries a failed host after
 * two minutes. Rejects with its `ApiError`, `RetryError`, or `DeserializationError`, or with a TypeError.
 */
export const createSearch = (hosted: HostedSearch | undefined): Search => {
  const { appId, apiKey, indexName, insights } = hosted ?? THIS_SITE;
  const client = liteClient(appId, apiKey, {
    timeouts: SEARCH_TIMEOUT_MS,
    hostsCache: hostStates(),
    ...(hosted ? {} : { hosts: siteHosts() }),
  });
  return async (question, preferredLibrary) => {
    const requests = [{ indexName, ...searchParams(question, preferredLibrary, insights) }];
    try {
      const { results } = await client.searchForHits<Hit>({ requests });
      const [result] = results;
      if (!result?.hits.every(({ url, hierarchy }) => url && hierarchy))
        throw new TypeError('The search returned hits without an address or titles.');
      return result;
    } catch (error) {
      // The client would give an answer of another form again.
      void client.clearCache();
      throw error;
    }
  };
};

const HIERARCHY = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** The fields of the requirements (section 7), and those that only this site's records have. */
const RETRIEVED = [...HIERARCHY, 'content', 'type', 'url', 'kind', 'version', 'symbol'];

/** A value for each facet. A facet without a value filters nothing. */
export type Filters = Partial<Readonly<Record<ReaderFacet, string>>>;

export interface Question {
  query: string;
  filters: Filters;
}

/** The parameters of a search (requirements, section 7). */
export const searchParams = (
  { query, filters }: Question,
  preferredLibrary: string | null,
  insights: boolean,
) => {
  const { narrowUpToPx, narrow, wide } = SEARCH_SNIPPET_WORDS;
  const words = matchMedia(`(max-width: ${narrowUpToPx}px)`).matches ? narrow : wide;
  return {
    query,
    hitsPerPage: SEARCH_PAGE_HITS,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [...HIERARCHY, 'content'].map((attribute) => `${attribute}:${words}`),
    highlightPreTag: MARK.before,
    highlightPostTag: MARK.after,
    facets: [...READER_FACETS],
    facetFilters: READER_FACETS.flatMap((facet) => (filters[facet] ? [`${facet}:${filters[facet]}`] : [])),
    ...(preferredLibrary && { optionalFilters: [`library:${preferredLibrary}`] }),
    ...(insights && { clickAnalytics: true }),
  };
};

type HostsCache = LiteClient['transporter']['hostsCache'];

const urlOf = (host: object | string): string =>
  typeof host === 'object' && 'url' in host ? String(host.url) : '';

/**
 * Remembers which hosts failed, for as long as the page is open. The client's own memory never finds a host again, because
 * it files each host under the state that it was in. A failed host would then be tried each time instead of after two minutes.
 */
const hostStates = (): HostsCache => {
  // The client reads back what it wrote.
  const states = new Map<string, never>();
  return {
    get: async (host, defaultValue) => states.get(urlOf(host)) ?? defaultValue(),
    set: async (host, state) => {
      states.set(urlOf(host), state as never);
      return state;
    },
    delete: async (host) => void states.delete(urlOf(host)),
    clear: async () => states.clear(),
  };
};
