import { afterEach, describe, expect, test, vi } from 'vitest';
import { runWrangler } from '#scripts/processes/run-wrangler.ts';
import { wranglerFailure } from '#scripts/processes/wrangler-failure.ts';
import { problemsIn } from '#tests/scripts/content/compile-body.ts';

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

    test.each(problemsIn(new URL('wrangler-failures.tsv', import.meta.url)))('%j: %s', (said, hint) => {
      expect(failure(`✘ [ERROR] ${said}`).hint).toContain(hint);
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
