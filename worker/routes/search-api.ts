import { requireWithinLimit } from '#worker/http/sender.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';
import { parseFacetRequest, parseHitsRequest, requireIndex } from '#worker/search-api/parse-request.ts';
import { type Fields, readFields, readRequests } from '#worker/search-api/read-fields.ts';
import { answersResult, facetResult, hitsResult, queryOfPrediction } from '#worker/search-api/results.ts';
import type { RouteContext } from './route.ts';
import { searchSite } from './search-site.ts';

/** `POST …/indexes/{*}/queries`: several queries, each for hits or for the values of a facet. */
export const searchQueries = async (c: RouteContext): Promise<Response> => {
  await requireWithinLimit(c, 'SEARCH_LIMIT');
  const requests = await readRequests(c.req.raw);
  // Each query counts, and the first was counted before the body was read.
  for (const _ of requests.slice(1)) await requireWithinLimit(c, 'SEARCH_LIMIT');
  for (const { indexName } of requests) requireIndex(indexName);
  const results = await Promise.all(
    requests.map((fields) => (fields.type === 'facet' ? facetText(c, fields) : hitsText(c, fields))),
  );
  return jsonText(`{"results":[${results.join(',')}]}`);
};

/** `POST …/indexes/{index}/query`: hits. */
export const searchIndex = async (c: RouteContext): Promise<Response> => {
  await requireWithinLimit(c, 'SEARCH_LIMIT');
  requireIndex(c.req.param('index'));
  return jsonText(await hitsText(c, await readFields(c.req.raw)));
};

/** `POST …/indexes/{index}/facets/{facet}/query`: the values of a facet. */
export const searchFacet = async (c: RouteContext): Promise<Response> => {
  await requireWithinLimit(c, 'SEARCH_LIMIT');
  requireIndex(c.req.param('index'));
  return jsonText(await facetText(c, { ...(await readFields(c.req.raw)), facet: c.req.param('facet') }));
};

/** `POST …/answers/{index}/prediction`: hits, each with the words that answer the query. */
export const predictAnswers = async (c: RouteContext): Promise<Response> => {
  await requireWithinLimit(c, 'SEARCH_LIMIT');
  requireIndex(c.req.param('index'));
  const request = parseHitsRequest(queryOfPrediction(await readFields(c.req.raw)));
  return jsonText(await resultText(c, request, answersResult));
};

const hitsText = async (c: RouteContext, fields: Fields): Promise<string> => {
  const request = parseHitsRequest(fields);
  const queryId = request.wantsQueryId && { queryID: crypto.randomUUID().replaceAll('-', '') };
  return resultText(c, request, (...found) => ({ ...queryId, ...hitsResult(...found) }));
};

const facetText = async (c: RouteContext, fields: Fields): Promise<string> =>
  resultText(c, parseFacetRequest(fields), facetResult);

/** The JSON of a request's result. `build` makes the result out of the answer and the time in ms that it took. */
const resultText = async <R extends { query: SearchQuery }>(
  { env }: RouteContext,
  request: R,
  build: (request: R, answer: SearchAnswer, processingTimeMS: number) => unknown,
): Promise<string> => {
  const start = Date.now();
  const answer = await searchSite(env.ASSETS, request.query);
  return JSON.stringify(build(request, answer, Date.now() - start));
};

const jsonText = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
