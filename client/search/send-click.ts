import { type HostedSearch, INSIGHTS_ORIGIN } from '#client/contracts/search.ts';

/** The hit that was chosen. */
export interface Chosen {
  objectID?: string | undefined;
  /** The place of the hit among all, from 1. */
  position?: number | undefined;
}

/** Reports a choice to the provider. All readers have the same name, so nobody can tell them apart. */
export const sendClick = (
  { appId, apiKey, indexName }: HostedSearch,
  queryId: string | undefined,
  { objectID, position }: Chosen,
): void => {
  const key = new URLSearchParams({
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  });
  const event = {
    eventType: 'click',
    eventName: 'Hit chosen',
    index: indexName,
    userToken: 'anonymous',
    queryID: queryId,
    objectIDs: [objectID],
    positions: [position],
  };
  navigator.sendBeacon?.(`${INSIGHTS_ORIGIN}/1/events?${key}`, JSON.stringify({ events: [event] }));
};
