import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from '#worker/feedback/report-queries.ts';
import { projectRoot } from '../project-root.ts';
import type { FeedbackDatabase } from './feedback-database.ts';

const OUTPUT_BYTES = 256 * 1024 * 1024;
const WRANGLER = join(projectRoot, 'node_modules/wrangler/bin/wrangler.js');

/** Runs wrangler and returns what it writes to standard output. Rejects with what it says where it fails. */
export type RunWrangler = (args: readonly string[]) => Promise<string>;

/** The deployed database, through the account that wrangler is logged in to. */
export const openRemoteDatabase = (run: RunWrangler = runWrangler): FeedbackDatabase => ({
  query: async <Row>(statement: Statement) => {
    const output = await run([
      'd1',
      'execute',
      'FEEDBACK',
      '--remote',
      '--yes',
      '--json',
      '--command',
      inlineParams(statement),
    ]);
    const [answer] = JSON.parse(output) as { results: Row[] }[]; // The columns are those of our own statement.
    return answer?.results ?? [];
  },
  close: async () => {},
});

/** wrangler takes no parameters: each `?` becomes its value as an SQL text. */
export const inlineParams = ({ sql, params }: Statement): string => {
  const values = [...params];
  return sql.replace(/\?/g, () => `'${(values.shift() ?? '').replaceAll("'", "''")}'`);
};

const runWrangler: RunWrangler = async (args) => {
  const env = { ...process.env, FORCE_COLOR: '0', WRANGLER_SEND_METRICS: 'false' };
  const { stdout } = await promisify(execFile)(process.execPath, [WRANGLER, ...args], {
    cwd: projectRoot,
    maxBuffer: OUTPUT_BYTES,
    env,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message);
  });
  return stdout;
};
