import { Hono } from 'hono';
import { FEEDBACK_PATH } from '#client/contracts/feedback-call.ts';
import { SEARCH_API_PATH, SEARCH_OUTCOME_PATH } from '#client/contracts/search.ts';
import { MCP_PATH } from '#worker/agents/mcp-path.ts';
import { withApiHeaders } from '#worker/headers/with-api-headers.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { feedback } from './feedback.ts';
import { liveRelease } from './live-release.ts';
import { mcp } from './mcp.ts';
import { onApiError } from './on-api-error.ts';
import type { Route } from './route.ts';
import { predictAnswers, searchFacet, searchIndex, searchQueries } from './search-api.ts';
import { searchOutcome } from './search-outcome.ts';
import { socialImage } from './social-image.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Endpoint = Partial<Record<Method, Route>>;

/** The endpoints of the API: address → method → handler. GET handlers also answer HEAD. */
const ENDPOINTS: Record<string, Endpoint> = {
  '/docs/api/release': { GET: liveRelease },
  '/docs/api/og': { GET: socialImage },
  [FEEDBACK_PATH]: { POST: feedback },
  [MCP_PATH]: { POST: mcp },
  [`${MCP_PATH}/`]: { POST: mcp },
  [SEARCH_OUTCOME_PATH]: { POST: searchOutcome },
  [`${SEARCH_API_PATH}/1/indexes/*/queries`]: { POST: searchQueries },
  [`${SEARCH_API_PATH}/1/indexes/:index/query`]: { POST: searchIndex },
  [`${SEARCH_API_PATH}/1/indexes/:index/facets/:facet/query`]: { POST: searchFacet },
  [`${SEARCH_API_PATH}/1/answers/:index/prediction`]: { POST: predictAnswers },
};

/** Answers everything below `/docs/api/`. Answers 405 to other methods of an endpoint, and 404 to other addresses. */
export const api = new Hono<{ Bindings: Env }>();

api.onError(onApiError);
api.use('/docs/api/*', withApiHeaders);
for (const [path, endpoint] of Object.entries(ENDPOINTS)) {
  for (const [method, handler] of Object.entries(endpoint)) api.on(method, path, handler);
  api.all(path, () => {
    throw endpointMethodProblem(endpoint);
  });
}
api.all('/docs/api/*', () => {
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
