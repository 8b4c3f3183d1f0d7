import release from '#release';
import { settings } from '#worker/settings/settings.ts';
import { securityHeaders } from './security-headers.ts';

/** The security headers of this release. */
export const SECURITY_HEADERS = securityHeaders(settings, release.prePaint.hash);
