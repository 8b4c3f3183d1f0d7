import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A failure that an operator can fix. It says what happened and what to do, and is printed without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/**
 * Runs a terminal command, or prints its usage for `--help`. An expected failure, such as a wrong flag, prints two lines. Every
 * failure sets exit code 1.
 */
export const runForOperator = async (usage: string, command: () => Promise<void>): Promise<void> => {
  if (process.argv.includes('--help')) return console.log(usage);
  try {
    await command();
  } catch (error) {
    console.error(`\n${describeFailure(error, usage)}\n`);
    process.exitCode = 1;
  }
};

export const describeFailure = (error: unknown, usage: string): string => {
  if (isWrongArgument(error)) return twoLines(firstSentence(error.message), usage);
  const expected = describeExpected(error);
  if (expected !== undefined) return expected;
  if (!(error instanceof Error)) return `✗ Unexpected: ${error}`;
  const record = failedRecord(error);
  const described = notParsed(error) ?? error.stack ?? error.message;
  return record ? twoLines(`Unexpected: ${record}  ${described}`, RECORD_HINT) : `✗ Unexpected: ${described}`;
};

/** A failure that somebody can fix, with what to do; `undefined` for any other. */
export const describeExpected = (error: unknown): string | undefined => {
  if (error instanceof OperatorError) return twoLines(error.message, error.hint);
  const refused = SYSTEM_FAILURES.find(([code]) => hasCode(error, code));
  return refused && error instanceof Error
    ? twoLines(`${refused[1]}: ${error.message}.`, refused[2])
    : undefined;
};

/** The failures of the operating system, by code, with what to do. RUNBOOK.md has an entry for each. */
export const SYSTEM_FAILURES = [
  ['ENOSPC', 'The disk is full', 'Free some space and run the same command again.'],
  ['EDQUOT', 'Your disk quota is used up', 'Free some space and run the same command again.'],
  [
    'EFBIG',
    'A file is larger than the shell allows',
    'Raise the limit (ulimit -f unlimited) and run the same command again.',
  ],
  ['EACCES', 'Access is denied', 'Give your user access to it, and run the same command again.'],
  [
    'ENOTDIR',
    'A file has the name of a folder',
    'Remove it: rm -rf .build .cache. Then run the same command again.',
  ],
  [
    'EEXIST',
    'A file has the name of a folder',
    'Remove it: rm -rf .build .cache. Then run the same command again.',
  ],
  ['EROFS', 'The disk is read-only', 'Run the same command in a writable folder.'],
] as const;

/** A failure in another process is the cause of an error in this one. */
const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === code) || ('cause' in error && hasCode(error.cause, code)));

const twoLines = (message: string, hint: string): string =>
  `✗ ${message}\n  → ${hint.replaceAll('\n', '\n    ')}`;

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Drops Node's advice on how to write arguments that begin with a dash. */
const firstSentence = (text: string): string => `${text.split(/\.\s|\n/)[0]}.`;

/** Tells how a command proceeds: a step has ended, unless its mark says that it goes on or needs a look. */
export type Progress = (line: string, mark?: '✓' | '…' | '!') => void;

/** Prints a line such as `✓ KV: all keys are right`. */
export const printStep: Progress = (line, mark = '✓') => console.log(`${mark} ${line}`);

/**
 * Parses the arguments of a command like `parseArgs` of Node.js. Throws if npm kept one of its options: `npm run deploy --dry-run`
 * would otherwise deploy.
 */
export const parseArguments = <const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  const given = config.args ?? process.argv.slice(2);
  const taken = Object.keys(config.options ?? {}).find((name) => isTakenByNpm(name, given));
  if (taken === undefined) return parseArgs(config);
  throw new OperatorError(
    `npm kept --${taken} for itself, so the command did not get it. Nothing was done.`,
    `Write two dashes before the options: npm run ${process.env.npm_lifecycle_event} -- --${taken}`,
  );
};

/** npm always gives a command the folder of its own cache. */
const ALWAYS_GIVEN = 'cache';

/** npm gives options that stand before `--` to the command as variables of its environment. */
const isTakenByNpm = (name: string, given: readonly string[]): boolean =>
  name !== ALWAYS_GIVEN &&
  Boolean(process.env[`npm_config_${name.replaceAll('-', '_')}`]) &&
  !given.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`));

/** The failure of `npm run {name}` with words that are not one of its commands, or with none. The usage lists its commands. */
export const unknownCommand = (name: string, words: readonly string[], usage: string): OperatorError =>
  words.length === 0
    ? new OperatorError(`\`npm run ${name}\` needs a command.`, usage)
    : new OperatorError(`'${words.join(' ')}' is not a ${name} command.`, usage);

/** The messages about a file that does not parse. Each line names its position. */
const NOT_PARSED =
  /^(?:Transform|Build) failed with \d+ errors?:\n|^(?=\S+\.css:\d+:\d+: |client\/[\w./-]+(?::\d+:\d+)?: )/;

/** The end of a position in a message of esbuild, which counts columns from 0. */
const COLUMN_FROM_ZERO = /:(\d+): ERROR: /g;
const columnFromOne = (_: string, column: string): string => `:${Number(column) + 1}  `;

/** The position of a record in a stack trace: in its own file, or in the bundle that `npm run build` runs. */
const IN_RECORD = /(content\/[\w./-]+\.ts)(?:\?[^:]*)?(:\d+:\d+)/;
const IN_BUNDLE = /(file:\/\/\S*\/\.cache\/build-\w+\/[\w-]+\.js):(\d+):/;

/** The problems in a file that does not parse, without the bundler's stack trace; `undefined` for any other error. */
export const notParsed = ({ message }: Error): string | undefined => {
  const text = message.replaceAll('\\', '/');
  return NOT_PARSED.test(text)
    ? text.replace(NOT_PARSED, '').replaceAll(root(), '').replaceAll(COLUMN_FROM_ZERO, columnFromOne)
    : undefined;
};

/** The record that failed as it was loaded: `content/sdks.ts:5:4`. `undefined` if other code failed. */
export const failedRecord = ({ stack = '' }: Error): string | undefined => {
  const frames = stack.replaceAll('\\', '/').split('\n');
  const first = frames.find(
    (line) => /^\s+at /.test(line) && line.includes(root()) && !line.includes('/node_modules/'),
  );
  const [, file, position] = IN_RECORD.exec(first?.split(root())[1] ?? '') ?? [];
  if (file) return file + position;
  const [, bundle, line] = IN_BUNDLE.exec(first ?? '') ?? [];
  return bundle ? recordInBundle(new URL(bundle), Number(line)) : undefined;
};

/** A record usually fails because another list lacks the name that it looks up. The compiler knows these lists. */
export const RECORD_HINT = 'Run `npx tsc -b`, which names each list that lacks an entry.';

const root = (): string => `${process.cwd().replaceAll('\\', '/')}/`;

/** A bundle names each of its modules in a comment above it. */
const recordInBundle = (bundle: URL, line: number): string | undefined => {
  const above = readFileSync(bundle, 'utf8').split('\n').slice(0, line);
  const module = above.findLast((text) => /^\/\/ [\w.-]+\/\S+$/.test(text))?.slice('// '.length);
  return module?.startsWith('content/') ? module : undefined;
};
