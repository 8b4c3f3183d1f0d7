import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { type RunbookEntry, RunbookError } from '#scripts/terminal/runbook.ts';

const TOKEN_RIGHTS = 'Workers Scripts: Edit, Workers KV Storage: Edit, D1: Edit';

const LOG_IN = `Log in with: npx wrangler login\nor set CLOUDFLARE_API_TOKEN to a token with the permissions ${TOKEN_RIGHTS}. Then run the same command again.`;

/** Patterns of wrangler's messages, each with its entry in the runbook and what to do. The first match is used. */
const CURES: readonly (readonly [RegExp, RunbookEntry, string])[] = [
  [
    /set a CLOUDFLARE_API_TOKEN|not (?:logged in|authenticated)|Authentication error|Invalid access token|Unable to authenticate|code: (?:10000|9109|9106|6003)\b/i,
    'noLogin',
    LOG_IN,
  ],
  [
    // An error with a code is an answer, but 10001 is Cloudflare's own failure.
    /fetch (?:request )?failed|request to the Cloudflare API failed(?!.*\[code: )|connectivity issue|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|malformed response from the API|D1 DB\b.*(?:overloaded|reset)|Network connection lost|code: 10001\b/i,
    'offline',
    'Check the connection and https://www.cloudflarestatus.com, then run the same command again: it continues where it stopped.',
  ],
  [
    /More than one account|Invalid account ID|object identifier is invalid/i,
    'whichAccount',
    'Choose the account: set CLOUDFLARE_ACCOUNT_ID to its id (npx wrangler whoami lists them), then run the same command again.',
  ],
  [
    /does not exist on your account|This Worker does not exist|code: (?:10007|10092)\b/i,
    'notDeployed',
    'Check that the account is right: npx wrangler whoami. If it is, deploy first: npm run deploy',
  ],
  [
    /namespace not found|code: (?:10013|7404)\b/i,
    'notInAccount',
    'Check the account (npx wrangler whoami) and the ids of PAGES and SIGNALS in wrangler.toml.',
  ],
  [
    // It was created, but the list does not have it yet.
    /\b(?:namespace|database)\b.*already exists|code: (?:10014|7502)\b/i,
    'notListed',
    'Wait a minute and run the same command again: it finds it by its name.',
  ],
  [
    /no such table|Couldn't find a D1 DB|"database_id" field/,
    'notDeployed',
    'The account lacks the database for what readers send, or one of its tables. Deploy first: npm run deploy',
  ],
  [
    /System limit reached|free usage limit|maximum number of D1 databases|exceeded size limits|code: (?:10027|10048|7406)\b/i,
    'planLimit',
    'See the usage in the Cloudflare dashboard, then run the same command again.',
  ],
];

/** wrangler writes a log of every run, but says so only if the run fails. */
const otherwise = (output: string): string => {
  const [, logFile] = /Logs were written to "([^"]+)"/.exec(output) ?? [];
  const log = logFile === undefined ? '' : ` Every request is in ${logFile}`;
  return `Fix what wrangler names and run the same command again.${log}`;
};

/** The error that an operator sees when a wrangler command has failed. */
export const wranglerFailure = (run: { command: string; stdout: string; stderr: string }): RunbookError => {
  const said = saidBy(run.stderr) || saidBy(run.stdout) || 'no reason given';
  const known = CURES.find(([pattern]) => pattern.test(said));
  const [, entry, cure] = known ?? [/./, 'wrangler', otherwise(run.stdout + run.stderr)];
  return new RunbookError(entry, `${run.command}: ${said}`, cure);
};

const Text = v.object({ text: v.string() });
/** The notes have Cloudflare's reason and its code. */
const JsonError = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ error: v.object({ ...Text.entries, notes: v.optional(v.array(Text), []) }) }),
);

/** Lines that say nothing about a failure. If wrangler is not allowed to ask who is logged in, it prints its own stack trace. */
const NOISE =
  /^(?:🪵|Note that there is|If you think this is a bug|To continue without|at .+:\d+:\d+\)*$|APIError: |\(error handler also failed)/u;

/** Drops log files, advertisements, bug-report links, and stack traces; keeps the errors. */
const saidBy = (text: string): string => {
  const plain = stripVTControlCharacters(errorInJson(text) ?? text);
  const errors = plain.split(/^✘ \[ERROR\] /m).slice(1);
  return (errors.length > 0 ? errors : [plain])
    .map((error) =>
      error
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !NOISE.test(line))
        .join(' '),
    )
    .join(' ')
    .trim();
};

/** The error's text if wrangler printed it as JSON, as it does with `--json`. */
const errorInJson = (text: string): string | undefined => {
  const { output, success } = v.safeParse(JsonError, text);
  return success ? [output.error, ...output.error.notes].map(({ text }) => text).join('\n') : undefined;
};
