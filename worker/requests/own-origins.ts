import { settings } from '#worker/settings/settings.ts';

/** Returns the configured origin and the origin of this request. They differ on previews and in development. */
export const ownOrigins = (request: Request): string[] => [settings.siteOrigin, new URL(request.url).origin];
