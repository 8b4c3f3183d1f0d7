import { settings } from '#worker/settings/settings.ts';

/** The configured address of the site, and the one that it is read under: a preview or a developer's machine. */
export const ownOrigins = (request: Request): string[] => [settings.siteOrigin, new URL(request.url).origin];
