import { createIsolateCache } from '#worker/http/isolate-cache.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';
import { parseFacetRequest, parseHitsRequest, requireIndex } from '#worker/search-api/parse-request.ts';
import { type Fields, readFields, readRequests } from '#worker/search-api/read-fields.ts';
import { answersResult, facetResult, hitsResult, queryOfPrediction } from '#worker/search-api/results.ts';
import type { RouteContext } from './route.ts';
import { requireFewQueries, searchSite } from './search-site.ts';

/** `POST …/indexes/{*}/queries`: several queries, each for hits or for the values of a facet. */
export const searchQueries = async (c: RouteContext): Promise<Response> => {
  await requireFewQueries(c);
  const requests = await readRequests(c.req.raw);
  // Each query counts, and the first was counted before the body was read.
  for (const _ of requests.slice(1)) await requireFewQueries(c);
  for (const { indexName } of requests) requireIndex(indexName);
  const results = await Promise.all(
    requests.map((fields) => (fields.type === 'facet' ? facetText(c, fields) : hitsText(c, fields))),
  );
  return jsonText(`{"results":[${results.join(',')}]}`);
};

/** `POST …/indexes/{index}/query`: hits. */
export const searchIndex = async (c: RouteContext): Promise<Response> => {
  await requireFewQueries(c);
  requireIndex(c.req.param('index'));
  return jsonText(await hitsText(c, await readFields(c.req.raw)));
};

/** `POST …/indexes/{index}/facets/{facet}/query`: the values of a facet. */
export const searchFacet = async (c: RouteContext): Promise<Response> => {
  await requireFewQueries(c);
  requireIndex(c.req.param('index'));
  return jsonText(await facetText(c, { ...(await readFields(c.req.raw)), facet: c.req.param('facet') }));
};

/** `POST …/answers/{index}/prediction`: hits, each with the words that answer the query. */
export const predictAnswers = async (c: RouteContext): Promise<Response> => {
  await requireFewQueries(c);
  requireIndex(c.req.param('index'));
  const request = parseHitsRequest(queryOfPrediction(await readFields(c.req.raw)));
  return jsonText(await cachedText(c, 'answers', request, answersResult));
};

const hitsText = async (c: RouteContext, fields: Fields): Promise<string> => {
  const request = parseHitsRequest(fields);
  const text = await cachedText(c, 'hits', request, hitsResult);
  // Each answer has an id of its own, so the id is not in the cache.
  return request.wantsQueryId ? text.replace('{', `{"queryID":"${newQueryId()}",`) : text;
};

const facetText = async (c: RouteContext, fields: Fields): Promise<string> =>
  cachedText(c, 'facet', parseFacetRequest(fields), facetResult);

/**
 * The JSON of the answers that this isolate gave most recently, by request, up to 4 million characters. The Cache API would
 * take longer than most queries, and anyone could fill it.
 */
const texts = createIsolateCache<string>(4_000_000, (text, key) => key.length + text.length);

/** Returns the JSON of a request's result, from the cache or from `build`. */
const cachedText = async <R extends { query: SearchQuery }>(
  { env }: RouteContext,
  kind: 'hits' | 'facet' | 'answers',
  request: R,
  build: (request: R, answer: SearchAnswer, processingTimeMS: number) => unknown,
): Promise<string> => {
  const key = JSON.stringify([kind, request]);
  const known = texts.get(key);
  if (known !== undefined) return known;
  const start = Date.now();
  const answer = await searchSite(env.ASSETS, request.query);
  const text = JSON.stringify(build(request, answer, Date.now() - start));
  texts.set(key, text);
  return text;
};

const newQueryId = (): string => crypto.randomUUID().replaceAll('-', '');

const jsonText = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
