import { problemResponse } from '#worker/requests/problem-response.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';

/** Turns API failures into problem details. The details of unexpected failures go to the log, never to the client. */
export const onApiError = (error: Error): Response => {
  if (error instanceof RequestProblem) return problemResponse(error);
  console.error(error);
  return problemResponse(
    new RequestProblem({
      status: 500,
      title: 'Internal error',
      detail: 'The site made a mistake. It has been logged.',
    }),
  );
};
