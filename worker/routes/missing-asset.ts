import { NO_STORE } from '#worker/caching/cache-policy.ts';

/**
 * Assets are served before the Worker runs, so this asset does not exist. While a release rolls out, a browser may ask for
 * it a moment too early, and must not remember the answer. Addresses without a file ending are not assets: some are old
 * addresses of pages.
 */
export const missingAsset = (): Response =>
  new Response('There is no such file.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE },
  });
