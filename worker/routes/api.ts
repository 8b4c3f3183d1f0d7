import { type Context, Hono } from 'hono';
import { FEEDBACK_PATH } from '#client/contracts/feedback-form.ts';
import { SEARCH_API_PATH, SEARCH_OUTCOME_PATH } from '#client/contracts/search.ts';
import release from '#release';
import { problemResponse, RequestProblem } from '#worker/http/request-problem.ts';
import { withApiHeaders } from '#worker/http/with-headers.ts';
import { API_FOLDER, MCP_PATH } from '#worker/model/site-addresses.ts';
import { isProviderPath, providerError } from '#worker/search-api/read-fields.ts';
import { feedback } from './feedback.tsx';
import { mcp, mcpFromAnySite } from './mcp.ts';
import type { Route } from './route.ts';
import { predictAnswers, searchFacet, searchIndex, searchQueries } from './search-api.ts';
import { searchOutcome } from './search-outcome.ts';
import { socialImage } from './social-image.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Endpoint = Partial<Record<Method, Route>>;

/** `GET /docs/api/release`: the running release, for operators and the publishing script. */
const liveRelease = (c: Context): Response =>
  c.json({ release: release.id, pages: Object.keys(release.pages).length });

/** The endpoints of the API: address → method → handler. GET handlers also answer HEAD. A slash may end the address. */
const ENDPOINTS: Record<string, Endpoint> = {
  [`${API_FOLDER}/release`]: { GET: liveRelease },
  [`${API_FOLDER}/og`]: { GET: socialImage },
  [FEEDBACK_PATH]: { POST: feedback },
  [MCP_PATH]: { POST: mcp },
  [SEARCH_OUTCOME_PATH]: { POST: searchOutcome },
  [`${SEARCH_API_PATH}/1/indexes/*/queries`]: { POST: searchQueries },
  [`${SEARCH_API_PATH}/1/indexes/:index/query`]: { POST: searchIndex },
  [`${SEARCH_API_PATH}/1/indexes/:index/facets/:facet/query`]: { POST: searchFacet },
  [`${SEARCH_API_PATH}/1/answers/:index/prediction`]: { POST: predictAnswers },
};

/**
 * Turns API failures into problem details, or into errors of the search provider below its paths. The details of unexpected
 * failures go to the log, never to the client.
 */
const onApiError = (error: Error, c: Context): Response => {
  const problem = error instanceof RequestProblem ? error : internalError(error);
  return isProviderPath(c.req.path) ? providerError(problem) : problemResponse(problem);
};

const internalError = (error: Error): RequestProblem => {
  console.error(error);
  return new RequestProblem({
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong on this site. The error has been logged. Try again in a minute.',
  });
};

/** Answers everything below `/docs/api/`. Answers 405 to other methods of an endpoint, and 404 to other addresses. */
export const api = new Hono<{ Bindings: Env }>();

api.onError(onApiError);
api.use(`${API_FOLDER}/*`, withApiHeaders);
api.use(`${MCP_PATH}/*`, mcpFromAnySite);
for (const [path, endpoint] of Object.entries(ENDPOINTS)) {
  const spellings = [path, `${path}/`];
  for (const [method, handler] of Object.entries(endpoint)) api.on(method, spellings, handler);
  api.on('ALL', spellings, () => {
    throw endpointMethodProblem(endpoint);
  });
}
api.all(`${API_FOLDER}/*`, () => {
  throw new RequestProblem({
    status: 404,
    title: 'Not found',
    detail: 'The API has no such address.',
  });
});

const endpointMethodProblem = (endpoint: Endpoint): RequestProblem => {
  const allow = Object.keys(endpoint)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    .join(', ');
  return new RequestProblem({
    status: 405,
    title: 'Method not allowed',
    detail: `This address accepts only ${allow}.`,
    headers: { Allow: allow },
  });
};
