import type { Context } from 'hono';
import { backTo, FEEDBACK_THANKS } from '#content/messages.ts';
import release from '#release';
import { settings } from '#worker/environment.ts';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import { bodyKind, parseSubmission } from '#worker/feedback/parse-submission.ts';
import { storeFeedback } from '#worker/feedback/store-feedback.ts';
import { prefersPage } from '#worker/http/accept.ts';
import { NO_STORE } from '#worker/http/cache-control.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { requireSameSite, requireWithinLimit, siteOrigins } from '#worker/http/sender.ts';
import { SECURITY_HEADERS } from '#worker/http/with-headers.ts';
import { HomeLink, renderMessagePage } from '#worker/layout/message-page.tsx';
import { pageHref } from '#worker/model/page-path.ts';
import { pageOfAddress } from '#worker/model/resolve-path.ts';
import { htmlResponse, type RouteContext, redirectOnThisHost } from './route.ts';

/**
 * `POST /docs/api/feedback` (requirements, section 7). Answers 201 if the feedback is stored, 200 if it was already
 * stored, and 303 to the plain form. A rejected plain form gets a page, and other clients get problem details.
 */
export const feedback = async (c: RouteContext): Promise<Response> => {
  try {
    return await storedFeedback(c);
  } catch (error) {
    if (prefersPage(c.req.header('Accept') ?? '*/*') && error instanceof RequestProblem)
      return feedbackProblemPage(error);
    throw error;
  }
};

const storedFeedback = async (c: RouteContext): Promise<Response> => {
  const { raw: request } = c.req;
  const { id, outcome } = await acceptFeedback(c, () =>
    parseSubmission(request, { origins: siteOrigins(request), release }),
  );
  if (bodyKind(request.headers) === 'form') return thanks();
  return Response.json({ id }, { status: outcome === 'stored' ? 201 : 200 });
};

/** Stores a row if its sender may send feedback. Throws a RequestProblem otherwise. */
export const acceptFeedback = async (c: RouteContext, buildRow: () => Promise<FeedbackRow>) => {
  requireSameSite(c.req.raw, 'Feedback is accepted only from pages of this site.');
  await requireWithinLimit(c, 'FEEDBACK_LIMIT');
  const row = await buildRow();
  const outcome = await storeFeedback(c.env.SIGNALS, row, { keptDays: settings.feedbackDays });
  return { id: row.id, outcome };
};

const thanks = (): Response => {
  const response = redirectOnThisHost('/docs/feedback/thanks', '', 303);
  const headers = { ...SECURITY_HEADERS, 'Cache-Control': NO_STORE };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
};

/** After a 503, nobody knows whether the feedback was stored. The same comment has the same key, so a reader can send it again. */
const UNKNOWN_OUTCOME = {
  title: 'Your feedback may not have been stored',
  reason: 'Send it again in half a minute. A comment is stored only once.',
};

/** Renders the page for readers whose plain form was rejected. It needs the security headers of pages to load its styles. */
const feedbackProblemPage = ({ options }: RequestProblem): Response => {
  const { status, detail, headers } = options;
  const { title, reason } =
    status === 503 ? UNKNOWN_OUTCOME : { title: 'Your feedback was not stored', reason: detail };
  const html = renderMessagePage(
    title,
    <div className="prose">
      <p>{reason}</p>
      <p>Go back to the page: what you wrote is still in the form.</p>
    </div>,
  );
  return htmlResponse(html, status, NO_STORE, { ...SECURITY_HEADERS, ...headers });
};

/**
 * `GET /docs/feedback/thanks`: the page after the plain form. It links back to the page that the browser names as the
 * referrer.
 */
export const feedbackThanks = (c: Context): Response => {
  const path = pageOfAddress(c.req.header('Referer') ?? '', siteOrigins(c.req.raw), release);
  const entry = path && release.pages[path];
  const html = renderMessagePage(
    FEEDBACK_THANKS,
    <div className="prose">
      <p>It goes to the people who write these pages.</p>
      <p>{entry ? <a href={pageHref(path)}>{backTo(entry.title)}</a> : <HomeLink />}</p>
    </div>,
  );
  return htmlResponse(html, 200, NO_STORE);
};
