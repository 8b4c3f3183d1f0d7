const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Shown inside pages of other sites (link previews, feed readers), so these two may be read from there. */
const CROSS_ORIGIN_FILES = ['/docs/assets/social-card-*', '/docs/assets/favicon-*'] as const;

const rule = (pattern: string, headers: readonly string[]) =>
  [pattern, ...headers.map((header) => `  ${header}`)].join('\n');

/**
 * The content of `_headers`: assets bypass the Worker, so the same security headers are given to them here.
 * Every name below /docs/assets/ holds the hash of its content.
 */
export function buildHeadersFile(securityHeaders: Readonly<Record<string, string>>): string {
  const security = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`);
  const rules = [
    rule('/*', security),
    rule('/docs/assets/*', [`Cache-Control: ${IMMUTABLE}`]),
    ...CROSS_ORIGIN_FILES.map((pattern) =>
      // `!` takes away the value that the first rule gave; without it both values would be sent.
      rule(pattern, ['! Cross-Origin-Resource-Policy', 'Cross-Origin-Resource-Policy: cross-origin']),
    ),
  ];
  return `${rules.join('\n\n')}\n`;
}
