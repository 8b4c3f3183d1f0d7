import type { DevelopmentEnv } from './bindings.ts';

// `npm start` runs this Worker under `wrangler dev`. It reloads the site's Worker after each change, without a restart.
// The runtime finds classes among the exports of this file.
export { Assets, Limiter, Pages } from './bindings.ts';
export { Site } from './site.ts';

export default {
  fetch: (request, { SITE }) => SITE.getByName('site').fetch(request),
} satisfies ExportedHandler<DevelopmentEnv>;
