import { exports } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '#worker/http/security-headers.ts';
import { ANALYTICS_PROVIDER, type ThirdParty } from '#worker/model/settings.ts';

const get = (url: string, init?: RequestInit) =>
  exports.default.fetch(new Request(url, { redirect: 'manual', ...init }));

describe('security headers', () => {
  test.each([
    ['a page', 'https://nitric.io/docs/storage', {}],
    ['a redirect', 'https://nitric.io/docs/', {}],
    ['a 404', 'https://nitric.io/docs/nothing', {}],
    ['a 405', 'https://nitric.io/docs/storage', { method: 'POST' }],
    ['the feed', 'https://nitric.io/docs/rss.xml', {}],
    ['the search page', 'https://nitric.io/docs/search?q=x', {}],
  ])('are on %s', async (_, url, init) => {
    const { headers } = await get(url, init);
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'; style-src 'self'(?: 'sha256-[A-Za-z0-9+/=]{44}')+; .*require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests$/,
    );
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains; preload');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Origin-Agent-Cluster')).toBe('?1');
    for (const feature of ['camera', 'serial', 'storage-access'])
      expect(headers.get('Permissions-Policy')).toContain(`${feature}=()`);
    expect(headers.get('Permissions-Policy')).toContain('clipboard-write=(self)');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('omit HSTS and the upgrade to https on %s', async (host) => {
    const { headers } = await get(`http://${host}:8787/docs/storage`);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
  });
});

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y' 'sha256-z'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests";
const POLICY_WITH_ANALYTICS =
  "default-src 'none'; script-src 'self' 'sha256-x' https://cdn.usefathom.com; style-src 'self' 'sha256-y' 'sha256-z'; img-src 'self' https://cdn.usefathom.com; font-src 'self'; connect-src 'self' https://cdn.usefathom.com; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types fathom; upgrade-insecure-requests";

const policy = (...thirdParties: ThirdParty[]) =>
  securityHeaders(
    { strictTransportSecurity: '', thirdParties },
    { prePaint: 'sha256-x', styles: ['sha256-y', 'sha256-z'] },
  )['Content-Security-Policy'];

test('the policy allows no other origins without third parties', () => {
  expect(policy()).toBe(POLICY);
});

test('with analytics, the policy adds only the provider’s origin and its Trusted Types policy', () => {
  expect(policy(ANALYTICS_PROVIDER)).toBe(POLICY_WITH_ANALYTICS);
});
