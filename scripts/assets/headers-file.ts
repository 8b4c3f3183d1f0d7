import { IMMUTABLE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';

/** Other sites may read these files, because link previews and feed readers show them. */
const CROSS_ORIGIN_FILES = ['/docs/assets/social-card-*', '/docs/assets/favicon-*'];

const rule = (pattern: string, headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`)].join('\n');

/**
 * The content of `_headers`. Assets bypass the Worker, so they get the security headers here. A file below /docs/assets/
 * has the hash of its content in its name, so caches keep it for a year.
 */
export const buildHeadersFile = (securityHeaders: Readonly<Record<string, string>>): string => {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
  const rules = [
    rule('/*', lines),
    rule('/docs/assets/*', [`Cache-Control: ${IMMUTABLE_CACHE_CONTROL}`]),
    // Browsers accept speculation rules only with this type.
    rule('/docs/assets/speculation-rules-*', [
      '! Content-Type',
      'Content-Type: application/speculationrules+json',
    ]),
    ...CROSS_ORIGIN_FILES.map((pattern) =>
      // `!` removes the value of the first rule.
      rule(pattern, ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
};
