import { NO_STORE } from '#worker/caching/cache-policy.ts';
import { PageUnavailable } from '#worker/page/page-store.ts';
import { unavailable } from './unavailable.tsx';

/** Turns failures outside the API into answers. The details go to the log, never to the reader. */
export const onError = (error: Error): Response => {
  console.error(error);
  if (error instanceof PageUnavailable) return unavailable();
  return new Response('The site made a mistake. It has been logged.\n', {
    status: 500,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE },
  });
};
