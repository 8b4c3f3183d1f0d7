import { expect, test } from 'vitest';
import { buildHeadersFile } from '#scripts/assets/headers-file.ts';
import { assetHeaders } from '#scripts/dev/proxy/site-files.ts';

const RULES = buildHeadersFile({
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=60',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const headersOf = (path: string) => Object.fromEntries(assetHeaders(RULES, path));

test('an asset has the headers of its rules, without those that are wrong on http', () => {
  expect(headersOf('/docs/assets/styles-1a.css')).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'content-type': 'text/css; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a later rule replaces a value', () => {
  expect(headersOf('/docs/assets/favicon-1a.svg')).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headersOf('/docs/assets/speculation-rules-1a.json')).toMatchObject({
    'content-type': 'application/speculationrules+json',
  });
});
