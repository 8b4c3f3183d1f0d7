import { ANALYTICS_ORIGIN, ANALYTICS_POLICY } from '#client/contracts/analytics.ts';
import { type HostedSearch, INSIGHTS_ORIGIN } from '#client/contracts/search.ts';
import { EDIT_BRANCH_DEFAULT } from '#content/limits.ts';
import { ownValue } from '#content/own-value.ts';

/** The parsed settings. An operator sets them in wrangler.toml under `[vars]`. */
export interface Settings {
  /** The scheme and host of canonical links, without a trailing slash. */
  siteOrigin: string;
  /** The address of the repository that edit links lead to, without a trailing slash. */
  sourceRepository: string;
  sourceBranch: string;
  /** The value of the Strict-Transport-Security header. */
  strictTransportSecurity: string;
  /** The number of days after which feedback is deleted. */
  feedbackDays: number;
  /** `undefined` if page views are not counted. */
  analytics: Analytics | undefined;
  /** `undefined` if this site's own index answers searches. */
  hostedSearch: HostedSearch | undefined;
  /** The outside services that these settings turn on. */
  thirdParties: readonly ThirdParty[];
}

export interface Analytics {
  /** The site's id at the provider. */
  siteId: string;
  /** Host names, separated by spaces. Page views on these hosts and their subdomains are not counted. */
  excludedDomains: string;
}

/** The error for wrong settings. Its message has one line for each wrong setting, with the value that it must have. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Parses the values of `[vars]`. Throws {@link SettingsError}. */
export const parseSettings = (vars: Readonly<Record<string, unknown>>): Settings => {
  const values = readValues(vars);
  const siteId = values.ANALYTICS_SITE_ID;
  const hosted: HostedSearch = {
    appId: values.SEARCH_APP_ID,
    apiKey: values.SEARCH_API_KEY,
    indexName: values.SEARCH_INDEX_NAME,
    insights: values.SEARCH_INSIGHTS === 'true',
  };
  const hostedSearch = hosted.appId === '' ? undefined : hosted;
  return {
    siteOrigin: values.SITE_ORIGIN,
    sourceRepository: values.SOURCE_REPOSITORY,
    sourceBranch: values.SOURCE_BRANCH,
    strictTransportSecurity: values.STRICT_TRANSPORT_SECURITY,
    feedbackDays: Number(values.FEEDBACK_DAYS),
    analytics: siteId === '' ? undefined : { siteId, excludedDomains: values.ANALYTICS_EXCLUDED_DOMAINS },
    hostedSearch,
    thirdParties: [
      ...(siteId === '' ? [] : [ANALYTICS_PROVIDER]),
      ...(hostedSearch ? [searchProvider(hostedSearch)] : []),
    ],
  };
};

/** The value of every setting, even if no field uses it: a rule that nothing reads would let any value pass. */
const readValues = (vars: Readonly<Record<string, unknown>>): Record<SettingName, string> => {
  const problems = missingSearchSettings(vars);
  const read = ([name, { pattern, accepts, expected, fallback }]: [string, Rule]): [string, string] => {
    const value = ownValue(vars, name) ?? fallback;
    if (typeof value === 'string' && pattern.test(value) && (accepts?.(value) ?? true)) return [name, value];
    const actual = value === undefined ? 'missing' : JSON.stringify(value);
    problems.push(`Setting ${name} must be ${expected}; it is ${actual}.`);
    return [name, ''];
  };
  const values = Object.entries(RULES).map(read);
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return Object.fromEntries(values) as Record<SettingName, string>; // RULES has every name
};

/** Returns a problem for each empty setting of a hosted index while another one is set. */
const missingSearchSettings = (vars: Readonly<Record<string, unknown>>): string[] => {
  const set = HOSTED_SEARCH_SETTINGS.find((name) => vars[name]);
  if (!set) return [];
  return HOSTED_SEARCH_SETTINGS.filter((name) => !vars[name]).map(
    (name) => `Setting ${name} must be set too, because ${set} is.`,
  );
};

/** How the value of a setting is checked. */
interface Rule {
  pattern: RegExp;
  /** A condition that a pattern cannot express. */
  accepts?: (value: string) => boolean;
  /** The text that completes "The setting must be …". */
  expected: string;
  /** The value of a missing setting. A setting without a fallback is required. */
  fallback?: string;
}

const RULES = {
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
  FEEDBACK_DAYS: {
    pattern: /^[1-9]\d{0,3}$/,
    expected: 'a number of days such as 400',
    fallback: '400',
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

export const SETTING_NAMES: readonly string[] = Object.keys(RULES);

type SettingName = keyof typeof RULES;

/** A hosted index needs all of these settings. */
const HOSTED_SEARCH_SETTINGS = ['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME'] as const;

/** An outside service, as the sources and policies that it adds to the content security policy. */
export interface ThirdParty {
  /** The origins of its scripts. */
  script: readonly string[];
  /** The origins that scripts may call. */
  connect: readonly string[];
  /** The origins of its images. */
  img: readonly string[];
  /** The names of the Trusted Types policies that its scripts create. */
  trustedTypesPolicies: readonly string[];
}

export const ANALYTICS_PROVIDER: ThirdParty = {
  script: [ANALYTICS_ORIGIN],
  connect: [ANALYTICS_ORIGIN],
  img: [ANALYTICS_ORIGIN],
  trustedTypesPolicies: [ANALYTICS_POLICY],
};

/** The hosts that the provider's client reads from, and the one that receives clicks and conversions. */
export const searchProvider = ({ appId, insights }: HostedSearch): ThirdParty => ({
  script: [],
  connect: [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
    ...(insights ? [INSIGHTS_ORIGIN] : []),
  ],
  img: [],
  trustedTypesPolicies: [],
});
