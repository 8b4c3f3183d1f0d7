import { NO_STORE } from '#worker/caching/cache-policy.ts';

/** Answers 405 outside the API. `allow` lists the methods that the address answers to. */
export const methodNotAllowed = (allow: string) => (): Response =>
  new Response('This address does not answer to that method.\n', {
    status: 405,
    headers: { Allow: allow, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': NO_STORE },
  });
