import { ANALYTICS_ORIGIN, ANALYTICS_POLICY } from '#client/contracts/analytics.ts';

export interface SecurityHeadersOptions {
  /** Hash of the pre-paint script, `sha256-…`. */
  prePaintHash: string;
  strictTransportSecurity: string;
  /** Whether the analytics provider may be asked. */
  hasAnalytics?: boolean;
}

const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Exactly the origin of the analytics provider and its policy, where there is one. */
const contentSecurityPolicy = ({ prePaintHash, hasAnalytics = false }: SecurityHeadersOptions): string => {
  const analytics = hasAnalytics ? ` ${ANALYTICS_ORIGIN}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' '${prePaintHash}'${analytics}`,
    "style-src 'self'",
    `img-src 'self'${analytics}`,
    "font-src 'self'",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${hasAnalytics ? ANALYTICS_POLICY : "'none'"}`,
    'upgrade-insecure-requests',
  ].join('; ');
};

/** On every answer of every kind: pages, assets (through `_headers`), redirects, errors and 304. */
export const securityHeaders = (options: SecurityHeadersOptions): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'Strict-Transport-Security': options.strictTransportSecurity,
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
