import type { Context } from 'hono';
import { problemResponse } from '#worker/requests/problem-response.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { isProviderPath, providerError } from '#worker/search-api/provider-error.ts';

/**
 * Turns API failures into problem details, or into errors of the search provider below its paths. The details of unexpected
 * failures go to the log, never to the client.
 */
export const onApiError = (error: Error, c: Context): Response => {
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
