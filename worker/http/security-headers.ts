import type { Settings, ThirdParty } from '#worker/model/settings.ts';

/** Browsers warn about unknown features, so the list has only those that Chromium has supported for a long time. */
const CLOSED_FEATURES = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials
  payment picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking
`;

/** The hashes of the code that stands in documents, `sha256-…`. */
interface InlineHashes {
  prePaint: string;
  styles: readonly string[];
}

/** Builds the content security policy of pages. Third parties add only their origins and Trusted Types policies. */
const contentSecurityPolicy = (
  thirdParties: readonly ThirdParty[],
  { prePaint, styles }: InlineHashes,
): string => {
  const added = (part: keyof ThirdParty): string[] => thirdParties.flatMap((thirdParty) => thirdParty[part]);
  const sources = (part: 'script' | 'connect' | 'img', ...others: string[]): string =>
    [...new Set(["'self'", ...others, ...added(part)])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources('script', `'${prePaint}'`)}`,
    `style-src ${["'self'", ...styles.map((hash) => `'${hash}'`)].join(' ')}`,
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

/** Builds the security headers of every answer: pages, assets (through `_headers`), redirects, errors, and 304s. */
export const securityHeaders = (
  settings: Pick<Settings, 'strictTransportSecurity' | 'thirdParties'>,
  hashes: InlineHashes,
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(settings.thirdParties, hashes),
  'Strict-Transport-Security': settings.strictTransportSecurity,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': [
    ...CLOSED_FEATURES.trim()
      .split(/\s+/)
      .map((feature) => `${feature}=()`),
    'clipboard-write=(self)',
  ].join(', '),
  'X-Robots-Tag': 'noindex, nofollow',
});

const HTTP_LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?\//;

/** `true` for http addresses of the developer's machine. `url` is absolute, like the URL of a `Request`. */
export const isHttpLoopback = (url: string): boolean => HTTP_LOOPBACK.test(url);

/** Drops HSTS and the upgrade to https, which would lock http out of a developer's machine. Changes `headers` in place. */
export const relaxForLoopback = (headers: Headers): void => {
  headers.delete('Strict-Transport-Security');
  const policy = headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', policy.replace('; upgrade-insecure-requests', ''));
};
