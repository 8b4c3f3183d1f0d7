import type { Context } from 'hono';
import { backTo, FEEDBACK_THANKS } from '#content/messages.ts';
import release from '#release';
import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { pageOfAddress } from '#worker/page/page-of-address.ts';
import { pageHref } from '#worker/page/page-path.ts';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { ownOrigins } from '#worker/requests/own-origins.ts';
import { htmlResponse } from './text-response.ts';

/**
 * `GET /docs/feedback/thanks`: the page after the plain form. It links back to the page that the browser names as the
 * referrer.
 */
export const feedbackThanks = (c: Context): Response => {
  const path = pageOfAddress(c.req.header('Referer') ?? '', ownOrigins(c.req.raw), release);
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
