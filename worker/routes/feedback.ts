import type { Context } from 'hono';
import release from '#release';
import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { bodyKind } from '#worker/feedback/parse-body.ts';
import { parseSubmission } from '#worker/feedback/parse-submission.ts';
import { storeFeedback } from '#worker/feedback/store-feedback.ts';
import { API_HEADERS } from '#worker/headers/api-headers.ts';
import { ownOrigins } from '#worker/requests/own-origins.ts';
import { FeedbackProblem } from '#worker/requests/request-problem.ts';
import { requireSameSite } from '#worker/requests/require-same-site.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { feedbackProblemJson, feedbackProblemResponse } from './feedback-problem-response.tsx';
import { redirectOnThisHost } from './redirect-on-this-host.ts';

/** `POST /docs/api/feedback` (specification, section 7): 201 stored, 200 already stored, 303 for the plain form. */
export const feedback = async (c: Context<{ Bindings: Env }>): Promise<Response> => {
  const request = c.req.raw;
  const origins = ownOrigins(request);
  try {
    requireSameSite(request.headers, origins);
    await requireWithinLimit(c.env.FEEDBACK_LIMIT, request.headers);
    const row = await parseSubmission(request, { origins, release: release.id });
    const outcome = await storeFeedback(c.env.FEEDBACK, row);
    if (bodyKind(request.headers) === 'form') return thanks();
    return Response.json({ id: row.id }, { status: outcome === 'stored' ? 201 : 200, headers: API_HEADERS });
  } catch (error) {
    if (error instanceof FeedbackProblem) return feedbackProblemResponse(error, request);
    throw error;
  }
};

const thanks = (): Response => {
  const response = redirectOnThisHost('/docs/feedback/thanks', '', 303);
  response.headers.set('Cache-Control', NO_STORE);
  return response;
};

/** Every other method. */
export const feedbackMethodNotAllowed = (): Response =>
  feedbackProblemJson(
    new FeedbackProblem({
      status: 405,
      title: 'Method not allowed',
      detail: 'Feedback is sent with POST.',
      headers: { Allow: 'POST' },
    }),
  );
