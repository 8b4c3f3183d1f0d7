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

test('assets get the security headers and stay in caches for a year, and other sites may show two of them', () => {
  expect(buildHeadersFile({ 'X-Frame-Options': 'DENY', 'Cross-Origin-Resource-Policy': 'same-origin' })).toBe(
    EXPECTED,
  );
});
