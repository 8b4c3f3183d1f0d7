import { type ExecFileException, execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { projectRoot } from '#scripts/project/project-root.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { END_WITH_PARENT } from './tied-process.ts';
import { wranglerFailure } from './wrangler-failure.ts';

interface WranglerAnswer {
  stdout: string;
  /** wrangler's machine-readable output: one entry for each result, such as the version that a deploy created. */
  results: Record<string, unknown>[];
}

/** Runs a wrangler command without prompts. Rejects with {@link RunbookError}. */
export type Wrangler = (args: readonly string[]) => Promise<WranglerAnswer>;

export const runWrangler: Wrangler = async (args) => {
  const resultsFile = join(await temporaryFolder(), 'results.ndjson');
  // A wrangler whose output nobody reads would try forever to write its error, so it ends with this process.
  const running = promisify(execFile)(process.execPath, ['--import', END_WITH_PARENT, SCRIPT, ...args], {
    cwd: projectRoot,
    maxBuffer: Number.POSITIVE_INFINITY,
    env: {
      ...process.env,
      ...WRANGLER_ENVIRONMENT,
      WRANGLER_OUTPUT_FILE_PATH: resultsFile,
      WRANGLER_LOG: 'log', // another level would add or remove lines of the answer
    },
  });
  running.child.stdin?.end(); // nobody answers its questions
  const { stdout } = await running.catch((error: ExecFileException & { stdout: string; stderr: string }) => {
    // A process that did not start has a code of the system.
    throw typeof error.code === 'string' ? error : wranglerFailure({ ...error, command: commandName(args) });
  });
  return { stdout, results: await readResults(resultsFile) };
};

/** A command's name, without files and flags, such as `wrangler kv bulk put`. */
const commandName = (args: readonly string[]): string =>
  ['wrangler', ...args.slice(0, 3).filter((word) => /^[a-z][a-z\d]*$/.test(word))].join(' ');

const readResults = async (file: string): Promise<Record<string, unknown>[]> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>); // wrangler documents one JSON object per line
};

/** The JSON that a command printed. Other lines may precede it. Throws {@link RunbookError} if it does not match. */
export const jsonOutput = <const Schema extends v.GenericSchema>(
  stdout: string,
  schema: Schema,
): v.InferOutput<Schema> => {
  const start = stdout.search(/^[[{]/m);
  try {
    return v.parse(schema, JSON.parse(stdout.slice(Math.max(start, 0))));
  } catch {
    throw new RunbookError('oddAnswer', stdout.trim().slice(0, 200) || '(nothing)');
  }
};

const SCRIPT = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');

/**
 * These variables turn off wrangler's usage metrics, its download of sample request data, its banner and its colors. Node keeps
 * wrangler's compiled code, which starts it half a second sooner.
 */
export const WRANGLER_ENVIRONMENT = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_COMPILE_CACHE: join(projectRoot, '.cache/node'),
} as const;
