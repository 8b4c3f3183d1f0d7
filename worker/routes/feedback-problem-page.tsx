import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { SECURITY_HEADERS } from '#worker/headers/with-security-headers.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import type { RequestProblem } from '#worker/requests/request-problem.ts';
import { htmlResponse } from './text-response.ts';

/** After a 503, nobody knows whether the feedback was stored. The same comment has the same key, so a reader can send it again. */
const UNKNOWN_OUTCOME = {
  title: 'Your feedback may not have been stored',
  reason: 'Send it again in half a minute. A comment is stored only once.',
};

/** Renders the page for readers whose plain form was rejected. It needs the security headers of pages to load its styles. */
export const feedbackProblemPage = ({ options }: RequestProblem): Response => {
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
