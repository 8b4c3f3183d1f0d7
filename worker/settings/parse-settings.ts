import { EDIT_BRANCH_DEFAULT } from '#content/limits.ts';
import { ANALYTICS_PROVIDER, type ThirdParty } from './third-party.ts';

/** The parsed settings. An operator sets them in wrangler.toml under `[vars]`. */
export interface Settings {
  /** The scheme and host of canonical links, without a trailing slash. */
  siteOrigin: string;
  /** The address of the repository that edit links lead to, without a trailing slash. */
  sourceRepository: string;
  sourceBranch: string;
  /** The value of the Strict-Transport-Security header. */
  strictTransportSecurity: string;
  /** `undefined` if page views are not counted. */
  analytics: Analytics | undefined;
  /** The outside services that these settings turn on. */
  thirdParties: readonly ThirdParty[];
}

export interface Analytics {
  /** The site's id at the provider. */
  siteId: string;
  /** Host names, separated by spaces. Page views on these hosts and their subdomains are not counted. */
  excludedDomains: string;
}

interface Rule {
  pattern: RegExp;
  /** The text that completes "The setting must be …". */
  expected: string;
  /** The value of a missing setting. A setting without a fallback is required. */
  fallback?: string;
}

const RULES = {
  SITE_ORIGIN: {
    pattern: /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
    expected: 'an origin such as https://nitric.io, without path or trailing slash',
  },
  SOURCE_REPOSITORY: {
    pattern: /^https:\/\/[^\s/]+\/[^\s/]+\/[^\s/]+$/,
    expected: 'a repository such as https://github.com/nitrictech/docs',
  },
  SOURCE_BRANCH: {
    pattern: /^[\w./-]+$/,
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
} satisfies Record<string, Rule>;

type SettingName = keyof typeof RULES;

/** The error for wrong settings. Its message has one line for each wrong setting, with the value that it must have. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Parses the values of `[vars]`. Throws {@link SettingsError}. */
export const parseSettings = (vars: Readonly<Record<string, unknown>>): Settings => {
  const mistakes: string[] = [];
  const read = (name: SettingName): string => {
    const { pattern, expected, fallback }: Rule = RULES[name];
    const value = vars[name] ?? fallback;
    if (typeof value === 'string' && pattern.test(value)) return value;
    const actual = value === undefined ? 'missing' : JSON.stringify(value);
    mistakes.push(`Setting ${name} must be ${expected}; it is ${actual}.`);
    return '';
  };
  const siteId = read('ANALYTICS_SITE_ID');
  const excludedDomains = read('ANALYTICS_EXCLUDED_DOMAINS');
  const settings: Settings = {
    siteOrigin: read('SITE_ORIGIN'),
    sourceRepository: read('SOURCE_REPOSITORY'),
    sourceBranch: read('SOURCE_BRANCH'),
    strictTransportSecurity: read('STRICT_TRANSPORT_SECURITY'),
    analytics: siteId === '' ? undefined : { siteId, excludedDomains },
    thirdParties: siteId === '' ? [] : [ANALYTICS_PROVIDER],
  };
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return settings;
};
