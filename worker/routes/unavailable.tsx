import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { HomeLink } from '#worker/layout/home-link.tsx';
import { renderMessagePage } from '#worker/render/render-message-page.tsx';
import { htmlResponse } from './text-response.ts';

const RETRY_AFTER_S = 30;

/** Answers 503 for a page that exists but cannot be read at the moment. No cache stores the answer. */
export const unavailable = (): Response => {
  const html = renderMessagePage(
    'This page is temporarily unavailable',
    <div className="prose">
      <p>
        The page exists, but its content could not be read. Reload it in half a minute. Other pages are not
        affected.
      </p>
      <p>
        <HomeLink />
      </p>
    </div>,
  );
  return htmlResponse(html, 503, NO_STORE, { 'Retry-After': String(RETRY_AFTER_S) });
};
