import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { SECURITY_HEADERS } from '#worker/headers/page-headers.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import type { RequestProblem } from '#worker/requests/request-problem.ts';
import { htmlResponse } from './html-response.ts';

/** Renders the page for readers whose plain form was rejected. It needs the security headers of pages to load its styles. */
export const feedbackProblemPage = ({ options }: RequestProblem): Response => {
  const { status, detail, headers } = options;
  const html = renderMessagePage(
    'Your feedback was not stored',
    <div className="prose">
      <p>{detail}</p>
      <p>Go back to the page: what you wrote is still in the form.</p>
    </div>,
  );
  return htmlResponse(html, status, NO_STORE, { ...SECURITY_HEADERS, ...headers });
};
