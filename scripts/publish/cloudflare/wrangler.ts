import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { wranglerFailure } from './wrangler-failure.ts';

export interface WranglerAnswer {
  stdout: string;
  /** What wrangler writes for machines: one entry a result, such as the version that a deploy made. */
  results: Record<string, unknown>[];
}

/** Runs a wrangler command without prompts. Rejects with {@link OperatorError}. */
export type Wrangler = (args: readonly string[]) => Promise<WranglerAnswer>;

export const wranglerIn = (projectRoot: string): Wrangler => {
  const script = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');
  return async (args) => {
    const folder = await mkdtemp(join(tmpdir(), 'nitric-docs-wrangler-'));
    try {
      const resultsFile = join(folder, 'results.ndjson');
      const { code, stdout, stderr } = await run([script, ...args], projectRoot, resultsFile);
      const results = await readResults(resultsFile);
      if (code === 0) return { stdout, results };
      throw wranglerFailure({ command: commandName(args), stdout, stderr });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
};

/** `wrangler kv bulk put`: the words, without files and flags. */
const commandName = (args: readonly string[]): string =>
  ['wrangler', ...args.slice(0, 3).filter((word) => /^[a-z][a-z\d]*$/.test(word))].join(' ');

const run = (args: string[], cwd: string, resultsFile: string) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // Without a terminal wrangler never asks: it answers or fails.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        WRANGLER_OUTPUT_FILE_PATH: resultsFile,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      },
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
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
    .map((line) => JSON.parse(line) as Record<string, unknown>); // one JSON object a line is what wrangler promises
};

/** The JSON that a command printed, with or without lines before it. */
export const jsonOutput = <const Schema extends v.GenericSchema>(
  stdout: string,
  schema: Schema,
): v.InferOutput<Schema> => {
  const start = stdout.search(/^[[{]/m);
  try {
    return v.parse(schema, JSON.parse(stdout.slice(Math.max(start, 0))));
  } catch {
    throw new OperatorError(
      `wrangler answered something else than expected: ${stdout.trim().slice(0, 200) || '(nothing)'}`,
      'Run again. If it stays so, compare the installed wrangler with package.json: npm ci puts it right.',
    );
  }
};
