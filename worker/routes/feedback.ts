import release from '#release';
import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { bodyKind } from '#worker/feedback/parse-body.ts';
import { parseSubmission } from '#worker/feedback/parse-submission.ts';
import { storeFeedback } from '#worker/feedback/store-feedback.ts';
import { SECURITY_HEADERS } from '#worker/headers/with-security-headers.ts';
import { ownOrigins } from '#worker/requests/own-origins.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { requireSameSite } from '#worker/requests/require-same-site.ts';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';
import { feedbackProblemPage } from './feedback-problem-page.tsx';
import { redirectOnThisHost } from './redirect-on-this-host.ts';
import type { RouteContext } from './route.ts';

/**
 * `POST /docs/api/feedback` (specification, section 7). Answers 201 if the feedback is stored, 200 if it was already
 * stored, and 303 to the plain form. A rejected plain form gets a page, and other clients get problem details.
 */
export const feedback = async (c: RouteContext): Promise<Response> => {
  try {
    return await storedFeedback(c);
  } catch (error) {
    const wantsPage = c.req.header('Accept')?.includes('text/html');
    if (wantsPage && error instanceof RequestProblem) return feedbackProblemPage(error);
    throw error;
  }
};

const storedFeedback = async ({ env, req: { raw: request } }: RouteContext): Promise<Response> => {
  const { headers } = request;
  const origins = ownOrigins(request);
  requireSameSite(headers, { origins, refusal: 'Feedback is accepted only from pages of this site.' });
  await requireWithinLimit(env.FEEDBACK_LIMIT, headers, {
    title: 'Too many submissions',
    reason: 'Too much feedback came from one address.',
  });
  const row = await parseSubmission(request, { origins, release });
  const outcome = await storeFeedback(env.SIGNALS, row);
  if (bodyKind(headers) === 'form') return thanks();
  return Response.json({ id: row.id }, { status: outcome === 'stored' ? 201 : 200 });
};

const thanks = (): Response => {
  const response = redirectOnThisHost('/docs/feedback/thanks', '', 303);
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': NO_STORE };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};
