import { expect, test } from 'vitest';
import { buildHeadersFile } from '#scripts/assets/headers-file.ts';

const EXPECTED = `/*
  X-Frame-Options: DENY
  Cross-Origin-Resource-Policy: same-origin

/docs/assets/*
  Cache-Control: public, max-age=31536000, immutable

/docs/assets/speculation-rules-*
  ! Content-Type
  Content-Type: application/speculationrules+json

/docs/assets/social-card-*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin

/docs/assets/favicon-*
  ! Cross-Origin-Resource-Policy
  Cross-Origin-Resource-Policy: cross-origin
`;

test('assets get the security headers, a year in caches, and two of them may be shown elsewhere', () => {
  expect(buildHeadersFile({ 'X-Frame-Options': 'DENY', 'Cross-Origin-Resource-Policy': 'same-origin' })).toBe(
    EXPECTED,
  );
});

test('a given Cache-Control stands once, on the assets: two rules would be joined', () => {
  const file = buildHeadersFile({ 'Cache-Control': 'no-store' });
  expect(file.match(/Cache-Control: .*/g)).toEqual(['Cache-Control: no-store']);
  expect(file).toContain('/docs/assets/*\n  Cache-Control: no-store');
});
