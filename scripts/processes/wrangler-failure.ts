import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { type RunbookEntry, RunbookError } from '#scripts/terminal/runbook.ts';

/** A call that Cloudflare refused, with its path. wrangler asks for the user itself, which is not about permissions. */
const REFUSED = /API \((\/(?!user\b)[^)]*)\) failed.*(?:Authentication error|code: (?:10000|9109)\b)/;

/** The permissions by the path of a call. The first match is used. */
const PERMISSIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/zones\/|\/domains\b/, 'Workers Routes: Edit, on the zone of the route or domain'],
  [/^\/memberships/, 'Memberships: Read (or set CLOUDFLARE_ACCOUNT_ID)'],
  [/\/storage\/kv\//, 'Workers KV Storage: Edit'],
  [/\/d1\//, 'D1: Edit'],
  [/\/tails\b/, 'Workers Tail: Read'],
  [/\/workers\//, 'Workers Scripts: Edit'],
];

/** Patterns of wrangler's messages, each with its entry in the runbook. The first match is used. */
const KNOWN: readonly (readonly [RegExp, RunbookEntry, hint?: string])[] = [
  [
    /set a CLOUDFLARE_API_TOKEN|not (?:logged in|authenticated)|Authentication error|Invalid access token|Unable to authenticate|code: (?:10000|9109|9106|6003)\b/i,
    'noLogin',
  ],
  // An error with a code is an answer, but 10001 is Cloudflare's own failure.
  [
    /fetch (?:request )?failed|request to the Cloudflare API failed(?!.*\[code: )|connectivity issue|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|malformed response from the API|D1 DB\b.*(?:overloaded|reset)|Network connection lost|code: 10001\b/i,
    'offline',
  ],
  [/More than one account|Invalid account ID|object identifier is invalid/i, 'whichAccount'],
  [/does not exist on your account|This Worker does not exist|code: (?:10007|10092)\b/i, 'notDeployed'],
  [/namespace not found|code: (?:10013|7404)\b/i, 'notInAccount'],
  // It was created, but the list does not have it yet.
  [/\b(?:namespace|database)\b.*already exists|code: (?:10014|7502)\b/i, 'notListed'],
  [
    /^wrangler d1 execute: .*no such table|Couldn't find a D1 DB|"database_id" field/,
    'notDeployed',
    'The account lacks the database for what readers send, or one of its tables. Deploy first: npm run deploy',
  ],
  [
    /System limit reached|free usage limit|maximum number of D1 databases|exceeded size limits|code: (?:10027|10048|7406)\b/i,
    'planLimit',
  ],
];

/** wrangler writes a log of every run, but names it only if the run fails. */
const otherwise = (output: string): string => {
  const [, logFile] = /Logs were written to "([^"]+)"/.exec(output) ?? [];
  const log = logFile === undefined ? '' : ` Every request is in ${logFile}`;
  return `Fix what wrangler names and run the same command again.${log}`;
};

/** The error that an operator sees when a wrangler command has failed. */
export const wranglerFailure = (run: { command: string; stdout: string; stderr: string }): RunbookError => {
  const reason = errorsIn(run.stderr) || errorsIn(run.stdout) || 'no reason given';
  const [, path] = REFUSED.exec(reason) ?? [];
  if (path) return new RunbookError('refused', `${run.command}: ${reason}`, permit(path));
  const known = KNOWN.find(([pattern]) => pattern.test(`${run.command}: ${reason}`));
  const [, entry, hint] = known ?? [/./, 'wrangler', otherwise(run.stdout + run.stderr)];
  return new RunbookError(entry, `${run.command}: ${reason}`, hint);
};

const permit = (path: string): string => {
  const [, permission] = PERMISSIONS.find(([pattern]) => pattern.test(path)) ?? [];
  const needed = permission ?? 'that the README lists';
  return `This call needs the permission ${needed}: add it to the token in the dashboard. If npx wrangler whoami fails, the token is not valid: npx wrangler login`;
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
const errorsIn = (text: string): string => {
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
