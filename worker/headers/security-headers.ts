import type { Settings } from '#worker/settings/parse-settings.ts';
import type { ThirdParty } from '#worker/settings/third-party.ts';

/** Browsers warn about unknown features, so the list has only those that Chromium has supported for a long time. */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** Builds the content security policy of pages. Third parties add only their origins and Trusted Types policies. */
const contentSecurityPolicy = (thirdParties: readonly ThirdParty[], prePaintHash: string): string => {
  const added = (part: keyof ThirdParty): string[] => thirdParties.flatMap((thirdParty) => thirdParty[part]);
  const sources = (part: 'script' | 'connect' | 'img', ...own: string[]): string =>
    [...new Set(["'self'", ...own, ...added(part)])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources('script', `'${prePaintHash}'`)}`,
    "style-src 'self'",
    `img-src ${sources('img')}`,
    "font-src 'self'",
    `connect-src ${sources('connect')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${added('trustedTypesPolicies').join(' ') || "'none'"}`,
    'upgrade-insecure-requests',
  ].join('; ');
};

/**
 * Builds the security headers of every answer: pages, assets (through `_headers`), redirects, errors, and 304s.
 * `prePaintHash` is the hash of the pre-paint script, `sha256-…`.
 */
export const securityHeaders = (
  settings: Pick<Settings, 'strictTransportSecurity' | 'thirdParties'>,
  prePaintHash: string,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings.thirdParties, prePaintHash),
  'Strict-Transport-Security': settings.strictTransportSecurity,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': [...CLOSED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(
    ', ',
  ),
  'X-Robots-Tag': 'noindex, nofollow',
});
