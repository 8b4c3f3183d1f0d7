import { requireWithinLimit } from '#worker/http/sender.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';
import { parseFacetRequest, parseHitsRequest, requireIndex } from '#worker/search-api/parse-request.ts';
import { type Fields, readFields, readRequests } from '#worker/search-api/read-fields.ts';
import { answersResult, facetResult, hitsResult, queryOfPrediction } from '#worker/search-api/results.ts';
import type { Route, RouteContext } from './route.ts';
import { searchSite } from './search-site.ts';

/** Builds the result of one query from the fields of its request. */
type Search = (c: RouteContext, fields: Fields) => Promise<object>;

/** `build` makes the result out of the answer and the time in ms that it took. */
const searchFor =
  <R extends { query: SearchQuery }>(
    parse: (fields: Fields) => R,
    build: (request: R, answer: SearchAnswer, processingTimeMS: number) => object,
  ): Search =>
  async ({ env }, fields) => {
    const request = parse(fields);
    const start = Date.now();
    const answer = await searchSite(env.ASSETS, request.query);
    return build(request, answer, Date.now() - start);
  };

const hits = searchFor(parseHitsRequest, (request, ...found) => ({
  ...(request.wantsQueryId && { queryID: crypto.randomUUID().replaceAll('-', '') }),
  ...hitsResult(request, ...found),
}));
const facetValues = searchFor(parseFacetRequest, facetResult);
const answers = searchFor((fields) => parseHitsRequest(queryOfPrediction(fields)), answersResult);

/** `POST …/indexes/{*}/queries`: several queries, each for hits or for the values of a facet. */
export const searchQueries = async (c: RouteContext): Promise<Response> => {
  await requireWithinLimit(c, 'SEARCH_LIMIT');
  const requests = await readRequests(c.req.raw);
  // Each query counts, and the first was counted before the body was read.
  for (const _ of requests.slice(1)) await requireWithinLimit(c, 'SEARCH_LIMIT');
  for (const { indexName } of requests) requireIndex(indexName);
  const results = await Promise.all(
    requests.map((fields) => (fields.type === 'facet' ? facetValues : hits)(c, fields)),
  );
  return c.json({ results }, 200, JSON_UTF8);
};

/** Answers a query whose index, and whose facet if it has one, are in the address. */
const oneQuery =
  (search: Search): Route =>
  async (c) => {
    await requireWithinLimit(c, 'SEARCH_LIMIT');
    const { index, ...facet } = c.req.param() as Record<string, string>; // The route is not known here.
    requireIndex(index);
    return c.json(await search(c, { ...(await readFields(c.req.raw)), ...facet }), 200, JSON_UTF8);
  };

/** `POST …/indexes/{index}/query`: hits. */
export const searchIndex = oneQuery(hits);
/** `POST …/indexes/{index}/facets/{facet}/query`: the values of a facet. */
export const searchFacet = oneQuery(facetValues);
/** `POST …/answers/{index}/prediction`: hits, each with the words that answer the query. */
export const predictAnswers = oneQuery(answers);

const JSON_UTF8 = { 'Content-Type': 'application/json; charset=utf-8' };
