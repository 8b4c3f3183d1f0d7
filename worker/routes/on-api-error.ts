import { problemResponse } from '#worker/requests/problem-response.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';

/** The one place where failures of the API become answers. Unexpected ones go to the log; the client learns no details. */
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
