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
    const headers = Object.fromEntries((await get(url, init)).headers);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'; style-src 'self'(?: 'sha256-[A-Za-z0-9+/=]{44}')+; .*require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests$/,
      ),
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const rule of ['camera=()', 'serial=()', 'storage-access=()', 'clipboard-write=(self)'])
      expect(headers['permissions-policy']).toContain(rule);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('omit HSTS and the upgrade to https on %s', async (host) => {
    const { headers } = await get(`http://${host}:8787/docs/storage`);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
  });
});

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y' 'sha256-z'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests";
const POLICY_WITH_ANALYTICS = POLICY.replaceAll(
  /script-src 'self' 'sha256-x'|(?:img|connect)-src 'self'/g,
  '$& https://cdn.usefathom.com',
).replace("trusted-types 'none'", 'trusted-types fathom');

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
