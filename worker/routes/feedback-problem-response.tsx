import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { API_HEADERS } from '#worker/headers/api-headers.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import type { FeedbackProblem } from '#worker/requests/request-problem.ts';
import { htmlResponse } from './html-response.ts';

/** A page for readers who sent the plain form, JSON for everything else. */
export const feedbackProblemResponse = (problem: FeedbackProblem, request: Request): Response => {
  const { status, detail, headers } = problem.options;
  return request.headers.get('Accept')?.includes('text/html')
    ? htmlResponse(problemPage(detail), status, NO_STORE, headers)
    : feedbackProblemJson(problem);
};

/** RFC 9457, with the field that the problem is about. */
export const feedbackProblemJson = (problem: FeedbackProblem): Response => {
  const { status, title, detail, field, headers } = problem.options;
  const body = { type: 'about:blank', title, status, detail, ...(field !== undefined && { field }) };
  return Response.json(body, {
    status,
    headers: { ...API_HEADERS, 'Content-Type': 'application/problem+json', ...headers },
  });
};

const problemPage = (detail: string): string =>
  renderMessagePage(
    'Your feedback was not stored',
    <div className="prose">
      <p>{detail}</p>
      <p>Go back to the page: what you wrote is still in the form.</p>
    </div>,
  );
