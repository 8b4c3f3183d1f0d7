import type { HostedSearch } from '#client/contracts/search.ts';
import { HOSTED_SEARCH_SETTINGS, RULES, type Rule, type SettingName } from './setting-rules.ts';
import { ANALYTICS_PROVIDER, searchProvider, type ThirdParty } from './third-party.ts';

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

export const SETTING_NAMES: readonly string[] = Object.keys(RULES);

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
  const mistakes = missingSearchSettings(vars);
  const read = ([name, { pattern, accepts, expected, fallback }]: [string, Rule]): [string, string] => {
    const value = vars[name] ?? fallback;
    if (typeof value === 'string' && pattern.test(value) && (accepts?.(value) ?? true)) return [name, value];
    const actual = value === undefined ? 'missing' : JSON.stringify(value);
    mistakes.push(`Setting ${name} must be ${expected}; it is ${actual}.`);
    return [name, ''];
  };
  const values = Object.entries(RULES).map(read);
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return Object.fromEntries(values) as Record<SettingName, string>; // RULES has every name
};

/** Returns a mistake for each empty setting of a hosted index while another one is set. */
const missingSearchSettings = (vars: Readonly<Record<string, unknown>>): string[] => {
  const set = HOSTED_SEARCH_SETTINGS.find((name) => vars[name]);
  if (!set) return [];
  return HOSTED_SEARCH_SETTINGS.filter((name) => !vars[name]).map(
    (name) => `Setting ${name} must be set too, because ${set} is.`,
  );
};
