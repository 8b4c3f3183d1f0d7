import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { spawnWrangler } from './spawn-wrangler.ts';
import { wranglerFailure } from './wrangler-failure.ts';

export interface WranglerAnswer {
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
    const child = spawnWrangler(args, { env });
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
    throw new RunbookError(
      'oddAnswer',
      `${stdout.trim().slice(0, 200) || '(nothing)'}`,
      'Run the same command again. If it still fails, reinstall wrangler: npm ci',
    );
  }
};
