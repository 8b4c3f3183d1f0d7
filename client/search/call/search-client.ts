import { liteClient } from 'algoliasearch/lite';
import { type HostedSearch, OWN_INDEX_NAME, SEARCH_API_PATH } from '#client/contracts/search.ts';
import { SEARCH_TIMEOUT_MS } from '#content/limits.ts';
import { hostStates } from './host-states.ts';
import { type Question, searchParams } from './search-request.ts';
import { parseResult, type SearchResult } from './search-response.ts';

/** This site's endpoint needs no key, but the client does. */
const OWN = { appId: 'docs', apiKey: 'none', indexName: OWN_INDEX_NAME, insights: false };

/**
 * This site as the only host. It is listed twice, because the client asks each host once: a first answer that takes longer
 * than the timeout would otherwise be an error.
 */
const ownHosts = () => {
  const host = {
    url: location.host + SEARCH_API_PATH,
    accept: 'readWrite',
    protocol: location.protocol === 'http:' ? 'http' : 'https',
  } as const;
  return [host, { ...host }];
};

export type Search = (question: Question) => Promise<SearchResult>;

/**
 * Searches the hosted index if one is configured, otherwise this site's. The provider's client retries a failed host after
 * two minutes. Rejects with its `ApiError`, `RetryError`, or `DeserializationError`, or with a TypeError.
 */
export const createSearch = (hosted: HostedSearch | undefined): Search => {
  const { appId, apiKey, indexName, insights } = hosted ?? OWN;
  const client = liteClient(appId, apiKey, {
    timeouts: SEARCH_TIMEOUT_MS,
    hostsCache: hostStates(),
    ...(hosted ? {} : { hosts: ownHosts() }),
  });
  return async (question) => {
    const requests = [{ indexName, ...searchParams(question, insights) }];
    try {
      return parseResult(await client.search({ requests }));
    } catch (error) {
      // The client would give an answer of another form again.
      void client.clearCache();
      throw error;
    }
  };
};
