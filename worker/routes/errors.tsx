import { NO_STORE } from '#worker/http/cache-control.ts';
import { HomeLink, renderMessagePage } from '#worker/layout/message-page.tsx';
import { PageUnavailable } from '#worker/page/page-store.ts';
import { htmlResponse, plainResponse } from './route.ts';

/** Turns failures outside the API into answers. The details go to the log, never to the reader. */
export const onError = (error: Error): Response => {
  console.error(error);
  if (error instanceof PageUnavailable) return unavailable();
  return plainResponse(
    'Something went wrong on this site. The error has been logged. Try again in a minute.',
    500,
  );
};

const RETRY_AFTER_S = 30;

/** Answers 503 for a page that exists but cannot be read at the moment. No cache stores the answer. */
const unavailable = (): Response => {
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

/** Answers 405 outside the API. */
export const methodNotAllowed = (): Response =>
  plainResponse('This address does not accept this method.', 405, { Allow: 'GET, HEAD' });

/**
 * Assets are served before the Worker runs, so this asset does not exist. While a release rolls out, a browser may ask for
 * it a moment too early, and must not remember the answer. Addresses without a file ending are not assets: some are old
 * addresses of pages.
 */
export const missingAsset = (): Response => plainResponse('There is no such file.', 404);
