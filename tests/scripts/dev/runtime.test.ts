import { expect, test } from 'vitest';
import { buildHeadersFile } from '#scripts/build/build-site.ts';
import { assetHeaders } from '#scripts/dev/runtime.ts';

test('an asset has the headers of its rules, without those that are wrong on http', () => {
  const rules = buildHeadersFile({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=60',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(Object.fromEntries(assetHeaders(rules, '/docs/assets/styles-1a.css'))).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/css; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
  });
});
