import release from '#release';
import { settings } from '#worker/settings/settings.ts';
import { securityHeaders } from './security-headers.ts';

/** The security headers of this release, in a form that a Response takes at once. */
export const SECURITY_HEADERS = securityHeaders({
  prePaintHash: release.prePaint.hash,
  strictTransportSecurity: settings.strictTransportSecurity,
  hasAnalytics: settings.analytics !== undefined,
});
