import type { DevelopmentEnv } from './bindings.ts';

// `npm start` runs this Worker under `wrangler dev`. It reloads the site's Worker after each change, without a restart.
// The runtime finds classes among the exports of this file.
export { Assets, Limiter, Pages } from './bindings.ts';
export { Site } from './site.ts';

export default {
  fetch: async (request, { SITE }) => {
    // A body that the site's Worker leaves unread would break the connection, also for the next request.
    const body = request.body && (await request.arrayBuffer());
    return SITE.getByName('site').fetch(body ? new Request(request, { body }) : request);
  },
} satisfies ExportedHandler<DevelopmentEnv>;
