import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_PROVIDER, parseSettings, SETTING_NAMES, SettingsError } from '#worker/model/settings.ts';

/** The settings of wrangler.toml, some of them with values that the tests below read. */
const VALUES = {
  ...env,
  SITE_ORIGIN: 'https://nitric.io',
  SOURCE_REPOSITORY: 'https://github.com/nitrictech/docs',
  SOURCE_BRANCH: 'main',
  STRICT_TRANSPORT_SECURITY: 'max-age=63072000; includeSubDomains; preload',
  ANALYTICS_SITE_ID: '',
  ANALYTICS_EXCLUDED_DOMAINS: 'workers.dev',
};

test('every variable of wrangler.toml is a setting with a rule, and every setting has its line there', () => {
  const texts = Object.entries(env).filter(([, value]) => typeof value === 'string');
  expect(texts.map(([name]) => name).sort()).toEqual([...SETTING_NAMES].sort());
});

describe('settings', () => {
  test.each([
    ['SITE_ORIGIN', 'https://nitric.io/'],
    ['SITE_ORIGIN', 'nitric.io'],
    ['SITE_ORIGIN', 'https://nitric.io:443'],
    ['SITE_ORIGIN', 'https://256.1.1.1'],
    ['SITE_ORIGIN', 'https://nitric..io'],
    ['SOURCE_REPOSITORY', 'https://github.com/nitrictech/docs/'],
    ['SOURCE_REPOSITORY', 'https://github.com/nitrictech/docs.git'],
    ['SOURCE_REPOSITORY', 'https://github.com/nitrictech/"><docs'],
    ['SOURCE_BRANCH', 'main/'],
    ['SOURCE_BRANCH', 'a/../b'],
    ['STRICT_TRANSPORT_SECURITY', 'max-age=1; always'],
    ['FEEDBACK_DAYS', '0'],
    ['ANALYTICS_EXCLUDED_DOMAINS', 'a.dev, b.dev'],
    ['SEARCH_APP_ID', 'evil.example/'],
    ['SEARCH_INDEX_NAME', '../other'],
  ])('throw an error with the name %s if the value is %j', (name, value) => {
    expect(() => parseSettings({ ...VALUES, [name]: value })).toThrow(`Setting ${name} must be`);
  });

  test.each(SETTING_NAMES)('check %s, whether anything reads it or not', (name) => {
    expect(() => parseSettings({ ...VALUES, [name]: '\n' })).toThrow(`Setting ${name} must be`);
  });

  test.each([
    ['SITE_ORIGIN', 'http://localhost:8787'],
    ['SOURCE_REPOSITORY', 'https://git.example:8443/group/docs.site'],
    ['SOURCE_BRANCH', 'release/v1.2'],
  ])('accept for %s the value %j', (name, value) => {
    expect(() => parseSettings({ ...VALUES, [name]: value })).not.toThrow();
  });

  test('report all mistakes at once, each with the expected value', () => {
    const wrong = {
      ...VALUES,
      SITE_ORIGIN: 'nitric.io',
      SOURCE_BRANCH: 'a branch',
      ANALYTICS_SITE_ID: undefined,
    };
    expect(() => parseSettings(wrong)).toThrow(
      new SettingsError(
        [
          'Setting SITE_ORIGIN must be an origin such as https://nitric.io, without path or trailing slash; it is "nitric.io".',
          'Setting SOURCE_BRANCH must be the name of a branch such as main; it is "a branch".',
          'Setting ANALYTICS_SITE_ID must be a site id of letters and digits, or empty for no analytics; it is missing.',
        ].join('\n'),
      ),
    );
  });

  test('have analytics only with a site id', () => {
    const { analytics, thirdParties } = parseSettings(VALUES);
    expect([analytics, thirdParties.includes(ANALYTICS_PROVIDER)]).toEqual([undefined, false]);
    for (const excludedDomains of ['workers.dev pages.dev', '']) {
      const values = { ANALYTICS_SITE_ID: 'ABCDEFGH', ANALYTICS_EXCLUDED_DOMAINS: excludedDomains };
      expect(parseSettings({ ...VALUES, ...values })).toMatchObject({
        analytics: { siteId: 'ABCDEFGH', excludedDomains },
        thirdParties: expect.arrayContaining([ANALYTICS_PROVIDER]),
      });
    }
  });

  test.each([
    ['', false, []],
    ['true', true, ['https://insights.algolia.io']],
  ])(
    'with a hosted index and insights "%s" add exactly the hosts of the provider',
    (value, insights, more) => {
      const hosted = { SEARCH_APP_ID: 'APP1', SEARCH_API_KEY: 'abc', SEARCH_INDEX_NAME: 'docs' };
      const hosts = ['APP1-dsn.algolia.net', ...[1, 2, 3].map((number) => `APP1-${number}.algolianet.com`)];
      const connect = [...hosts.map((host) => `https://${host}`), ...more];
      expect(parseSettings({ ...VALUES, ...hosted, SEARCH_INSIGHTS: value })).toMatchObject({
        hostedSearch: { appId: 'APP1', apiKey: 'abc', indexName: 'docs', insights },
        thirdParties: [{ script: [], connect, img: [], trustedTypesPolicies: [] }],
      });
    },
  );

  test('a hosted index needs all of its settings', () => {
    expect(() => parseSettings({ ...VALUES, SEARCH_INDEX_NAME: 'docs' })).toThrow(
      new SettingsError(
        [
          'Setting SEARCH_APP_ID must be set too, because SEARCH_INDEX_NAME is.',
          'Setting SEARCH_API_KEY must be set too, because SEARCH_INDEX_NAME is.',
        ].join('\n'),
      ),
    );
  });

  test('use main as the branch of edit links by default', () => {
    expect(parseSettings({ ...VALUES, SOURCE_BRANCH: undefined }).sourceBranch).toBe('main');
  });
});
