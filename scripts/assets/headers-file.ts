import { IMMUTABLE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';

/** Shown inside pages of other sites (link previews, feed readers), so these may be read from there. */
const CROSS_ORIGIN_FILES = ['/docs/assets/social-card-*', '/docs/assets/favicon-*'];

const rule = (pattern: string, headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`)].join('\n');

/**
 * The content of `_headers`: assets bypass the Worker, so they get the security headers here. What lies below
 * /docs/assets/ has the hash of its content in its name and is kept for a year.
 */
export const buildHeadersFile = (securityHeaders: Readonly<Record<string, string>>): string => {
  // Headers of two rules that match are joined: each stands in one rule only.
  const { 'Cache-Control': cacheControl = IMMUTABLE_CACHE_CONTROL, ...others } = securityHeaders;
  const lines = Object.entries(others).map(([name, value]) => `${name}: ${value}`);
  const rules = [
    rule('/*', lines),
    rule('/docs/assets/*', [`Cache-Control: ${cacheControl}`]),
    // A browser takes rules of no other type.
    rule('/docs/assets/speculation-rules-*', [
      '! Content-Type',
      'Content-Type: application/speculationrules+json',
    ]),
    ...CROSS_ORIGIN_FILES.map((pattern) =>
      // `!` takes the value of the first rule away.
      rule(pattern, ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
};
