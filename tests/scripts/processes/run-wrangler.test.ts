import { afterEach, describe, expect, test, vi } from 'vitest';
import { runWrangler } from '#scripts/processes/run-wrangler.ts';
import { wranglerFailure } from '#scripts/processes/wrangler-failure.ts';

describe('run wrangler', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['debug', 'none'])(
    'wrangler prints its answer and nothing else with WRANGLER_LOG=%s',
    async (level) => {
      vi.stubEnv('WRANGLER_LOG', level);
      const { stdout } = await runWrangler(['--version']);
      expect(stdout).toMatch(/^\d+\.\d+\.\d+\s*$/);
    },
  );
});

describe('wrangler failure', () => {
  const failure = (stderr: string, stdout = '', command = 'wrangler deploy') =>
    wranglerFailure({ command, stderr, stdout });

  describe('wranglerFailure', () => {
    test('keeps the error and removes colors, log files and advertisements', () => {
      const { message } = failure(
        '\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1mfetch failed\u001b[0m\n\n' +
          'If you think this is a bug then please create an issue at https://example.com\n' +
          'Note that there is a newer version of Wrangler available (9.9.9). Consider checking.\n' +
          '🪵  Logs were written to "/home/somebody/wrangler.log"\n',
      );
      expect(message).toBe('Cloudflare did not answer: wrangler deploy: fetch failed');
    });

    test('shows the errors, but not the warnings before them', () => {
      expect(
        failure('▲ [WARNING] something else\n\n✘ [ERROR] first\n  and why\n\n✘ [ERROR] second\n').message,
      ).toBe('wrangler failed: wrangler deploy: first and why second');
    });

    test('reads an error that wrangler printed as JSON', () => {
      expect(
        failure('', '{\n  "error": {\n    "text": "no such table: feedback: SQLITE_ERROR"\n  }\n}\n').message,
      ).toBe('wrangler failed: wrangler deploy: no such table: feedback: SQLITE_ERROR');
    });

    test.each([
      ['Authentication error [code: 10000]', 'Cloudflare refused a call: '],
      [
        'The database 11111111-1111-4111-8111-111111111111 could not be found [code: 7404]',
        'The account lacks what wrangler.toml names: ',
      ],
      ['D1 DB is overloaded. Requests queued for too long. [code: 7500]', 'Cloudflare did not answer: '],
    ])("reads Cloudflare's reason from the notes of such an error: %s", (reason, heading) => {
      const text = 'A request to the Cloudflare API (/accounts/a/d1/database/b/query) failed.';
      const { message } = failure('', JSON.stringify({ error: { text, notes: [{ text: reason }] } }));
      expect(message).toBe(`${heading}wrangler deploy: ${text} ${reason}`);
    });

    test('drops the stack trace that wrangler prints if it may not ask who is logged in', () => {
      const { message } = failure(
        `✘ [ERROR] A request to the Cloudflare API (/user/tokens/verify) failed.

  Authentication error [code: 10000]

APIError: A request to the Cloudflare API (/user/tokens/verify) failed.
    at throwFetchError (/project/node_modules/wrangler/wrangler-dist/cli.js:38748:20)
    at async /project/node_modules/wrangler/wrangler-dist/cli.js:347612:11
    at async Object.handler (/project/node_modules/wrangler/wrangler-dist/cli.js:347484:7)

(error handler also failed: APIError: A request to the Cloudflare API (/user/tokens/verify) failed.
    at async main (/project/node_modules/wrangler/wrangler-dist/cli.js:478348:9))
`,
      );
      expect(message).toBe(
        'This machine is not logged in to Cloudflare: wrangler deploy: A request to the Cloudflare API (/user/tokens/verify) failed. Authentication error [code: 10000]',
      );
    });

    test.each([
      ['Invalid access token [code: 9109]', /^Log in with/],
      ['fetch failed', /^Check the connection/],
      ['getaddrinfo ENOTFOUND api.cloudflare.com', /^Check the connection/],
      ['A request to the Cloudflare API failed.', /^Check the connection/],
      [
        'Received a malformed response from the API <html> GET /a -> 502 Bad Gateway',
        /^Check the connection/,
      ],
      [
        'More than one account available but unable to select one in non-interactive mode.',
        /CLOUDFLARE_ACCOUNT_ID/,
      ],
      ['This Worker does not exist on your account. [code: 10007]', /If it is, deploy first: npm run deploy/],
      ['namespace not found [code: 10013]', /ids of PAGES/],
      ['A request to the Cloudflare API failed.\n  namespace not found [code: 10013]', /ids of PAGES/],
      ['A request to the Cloudflare API failed.\n  internal error [code: 10001]', /^Check the connection/],
      [
        'Invalid account ID " " set in the `CLOUDFLARE_ACCOUNT_ID` environment variable.',
        /set CLOUDFLARE_ACCOUNT_ID to its id/,
      ],
      [
        'Could not route to /client/v4/accounts/a/workers, perhaps your object identifier is invalid? [code: 7003]',
        /set CLOUDFLARE_ACCOUNT_ID to its id/,
      ],
      [
        'You have reached the maximum number of D1 databases for your account (limit). [code: 7406]',
        /^See the usage/,
      ],
      ['You have reached the maximum number of D1 databases for your account.', /^See the usage/],
      [
        'A request to the Cloudflare API (/accounts/a/d1/database) failed. System limit reached: databases per account (10)',
        /^See the usage/,
      ],
      [
        'your account has reached the free usage limit for this operation for today [code: 10048]',
        /^See the usage/,
      ],
      ['Your Worker failed validation because it exceeded size limits.', /^See the usage/],
      ['The time limit was exceeded. [code: 10021]', /^Fix what wrangler names/],
      ['You have exceeded the rate limit. [code: 971]', /^Fix what wrangler names/],
      ['Could not resolve "./disk-quota.ts"', /^Fix what wrangler names/],
      [
        "Couldn't find a D1 DB named 'nitric-docs-feedback' (bound as 'SIGNALS') in the API.",
        /npm run deploy$/,
      ],
      ['SIGNALS bindings must have a "database_id" field.', /npm run deploy$/],
      ['A KV namespace with the title "nitric-docs-pages" already exists.', /^Wait a minute/],
      ['A database with that name already exists [code: 7502]', /^Wait a minute/],
      ['Could not resolve "./missing.ts"', /^Fix what wrangler names/],
    ])('%s → %s', (said, hint) => {
      expect(failure(`✘ [ERROR] ${said}`).hint).toMatch(hint);
    });

    test.each([
      ['/zones/z/workers/routes', /^This call needs the permission Workers Routes: Edit, on the zone/],
      ['/accounts/a/workers/scripts/docs/domains/records', /permission Workers Routes: Edit, on the zone/],
      ['/accounts/a/storage/kv/namespaces/n/bulk', /permission Workers KV Storage: Edit:/],
      ['/accounts/a/d1/database', /permission D1: Edit:/],
      ['/accounts/a/workers/scripts/docs/versions', /permission Workers Scripts: Edit:/],
      ['/memberships', /permission Memberships: Read \(or set CLOUDFLARE_ACCOUNT_ID\):/],
      ['/accounts/a/new', /permission that the README lists:/],
    ])('names the permission that a refused call needs: %s', (path, hint) => {
      const refused = failure(
        `✘ [ERROR] A request to the Cloudflare API (${path}) failed.\n\n  Authentication error [code: 10000]\n`,
      );
      expect([refused.entry, refused.hint]).toEqual(['refused', expect.stringMatching(hint)]);
    });

    test('a missing table is one that a deploy makes, unless the deploy itself misses it', () => {
      const said = '✘ [ERROR] no such table: lost_addresses: SQLITE_ERROR [code: 7500]';
      expect(failure(said, '', 'wrangler d1 execute').hint).toMatch(/Deploy first: npm run deploy$/);
      expect(failure(said, '', 'wrangler d1 migrations apply').hint).toMatch(/^Fix what wrangler names/);
    });

    test('names the log of a run whose failure is unknown', () => {
      const log = '🪵  Logs were written to "/home/somebody/wrangler.log"\n';
      expect(failure(`✘ [ERROR] odd\n${log}`).hint).toBe(
        'Fix what wrangler names and run the same command again. Every request is in /home/somebody/wrangler.log',
      );
    });
  });
});
