import { settings } from '#worker/settings/settings.ts';

/** The site's configured origin, and the one of this request: a preview's, or a developer's machine. */
export const ownOrigins = (request: Request): string[] => [settings.siteOrigin, new URL(request.url).origin];
