import { env } from 'cloudflare:workers';
import { EDIT_BRANCH_DEFAULT } from '#content/limits.ts';

/** What an operator sets in wrangler.toml. Read and checked once, when the Worker starts. */
export interface Settings {
  /** Scheme and host of canonical links, without a trailing slash. */
  siteOrigin: string;
  sourceRepository: string;
  sourceBranch: string;
  strictTransportSecurity: string;
  /** Of the analytics provider; `undefined`: no page view is counted. */
  analytics: Analytics | undefined;
}

export interface Analytics {
  siteId: string;
  /** Host names on which, and below which, nothing is counted; separated by spaces. */
  excludedDomains: string;
}

/** Throws with the name of the first setting that is missing or wrong, and what to write instead. */
export const parseSettings = (values: Record<string, unknown>): Settings => {
  const read = (name: string, pattern: RegExp, expected: string, fallback?: string): string => {
    const value = values[name] ?? fallback;
    if (typeof value === 'string' && pattern.test(value)) return value;
    throw new Error(`Setting ${name} must be ${expected}; it is ${JSON.stringify(value)}.`);
  };
  const siteId = read(
    'ANALYTICS_SITE_ID',
    /^\w*$/,
    'a site id of letters and digits, or empty for no analytics',
  );
  const excludedDomains = read(
    'ANALYTICS_EXCLUDED_DOMAINS',
    /^([a-z0-9.-]+( [a-z0-9.-]+)*)?$/,
    'host names separated by single spaces, or empty',
  );
  return {
    siteOrigin: read(
      'SITE_ORIGIN',
      /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
      'an origin such as https://nitric.io, without path or trailing slash',
    ),
    sourceRepository: read(
      'SOURCE_REPOSITORY',
      /^https:\/\/[^\s/]+\/[^\s/]+\/[^\s/]+$/,
      'a repository such as https://github.com/nitrictech/docs',
    ),
    sourceBranch: read(
      'SOURCE_BRANCH',
      /^[\w./-]+$/,
      'the name of a branch such as main',
      EDIT_BRANCH_DEFAULT,
    ),
    strictTransportSecurity: read(
      'STRICT_TRANSPORT_SECURITY',
      /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/,
      'a header value such as max-age=63072000; includeSubDomains; preload',
    ),
    analytics: siteId === '' ? undefined : { siteId, excludedDomains },
  };
};

export const settings = parseSettings(env as unknown as Record<string, unknown>); // Env's fields are what wrangler.toml names, not what an operator sets
