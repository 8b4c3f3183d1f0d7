import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { projectRoot } from '#scripts/project/project-root.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
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
  const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-wrangler-'));
  try {
    const resultsFile = join(folder, 'results.ndjson');
    const { code, stdout, stderr } = await run(args, {
      WRANGLER_OUTPUT_FILE_PATH: resultsFile,
      WRANGLER_LOG: 'log', // another level would add or remove lines of the answer
    });
    const results = await readResults(resultsFile);
    if (code === 0) return { stdout, results };
    throw wranglerFailure({ command: commandName(args), stdout, stderr });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** A command's name, without files and flags, such as `wrangler kv bulk put`. */
const commandName = (args: readonly string[]): string =>
  ['wrangler', ...args.slice(0, 3).filter((word) => /^[a-z][a-z\d]*$/.test(word))].join(' ');

const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawnWrangler(args, env);
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (text: string) => {
        output[name] += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...output }));
  });

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

/**
 * Starts the project's wrangler in the project's folder. Its output is text. Without a terminal, it asks no questions. It ends
 * with this process: a wrangler whose output nobody reads tries forever to write its error.
 */
const spawnWrangler = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessByStdio<null, Readable, Readable> => {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, SCRIPT, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...WRANGLER_ENVIRONMENT, ...env },
  });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  return child;
};
