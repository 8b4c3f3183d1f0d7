import { EDIT_BRANCH_DEFAULT } from '#content/limits.ts';

/** How the value of a setting is checked. */
export interface Rule {
  pattern: RegExp;
  /** A condition that a pattern cannot express. */
  accepts?: (value: string) => boolean;
  /** The text that completes "The setting must be …". */
  expected: string;
  /** The value of a missing setting. A setting without a fallback is required. */
  fallback?: string;
}

export const RULES = {
  SITE_ORIGIN: {
    pattern: /^https?:\/\/(?!.*\.\.)[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d+)?$/,
    // The URL parser accepts ports that do not exist, and drops default ports.
    accepts: (value) => URL.parse(value)?.origin === value,
    expected: 'an origin such as https://nitric.io, without path or trailing slash',
  },
  SOURCE_REPOSITORY: {
    pattern: /^https:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+(?<!\.git)$/,
    expected: 'a repository such as https://github.com/nitrictech/docs, without .git or trailing slash',
  },
  SOURCE_BRANCH: {
    pattern: /^(?!.*\.\.)\w[\w.-]*(\/[\w.-]+)*$/,
    expected: 'the name of a branch such as main',
    fallback: EDIT_BRANCH_DEFAULT,
  },
  STRICT_TRANSPORT_SECURITY: {
    pattern: /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/,
    expected: 'a header value such as max-age=63072000; includeSubDomains; preload',
  },
  ANALYTICS_SITE_ID: {
    pattern: /^\w*$/,
    expected: 'a site id of letters and digits, or empty for no analytics',
  },
  ANALYTICS_EXCLUDED_DOMAINS: {
    pattern: /^([a-z0-9.-]+( [a-z0-9.-]+)*)?$/,
    expected: 'host names separated by single spaces, or empty',
  },
  SEARCH_APP_ID: {
    pattern: /^[a-z0-9]*$/i,
    expected: 'the id of an application at the search provider, or empty for this site’s own index',
    fallback: '',
  },
  SEARCH_API_KEY: {
    pattern: /^[\w+/=-]*$/,
    expected: 'a key that can only search, or empty for this site’s own index',
    fallback: '',
  },
  SEARCH_INDEX_NAME: {
    pattern: /^[\w.-]*$/,
    expected: 'the name of an index, or empty for this site’s own index',
    fallback: '',
  },
  SEARCH_INSIGHTS: { pattern: /^(true|false|)$/, expected: 'true, false, or empty', fallback: '' },
} satisfies Record<string, Rule>;

export type SettingName = keyof typeof RULES;

/** A hosted index needs all of these settings. */
export const HOSTED_SEARCH_SETTINGS = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'] as const;
