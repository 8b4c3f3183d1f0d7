import { projectRoot } from '#scripts/project-root.ts';
import { wranglerIn } from '#scripts/publish/cloudflare/wrangler.ts';
import type { Statement } from '#worker/feedback/report-queries.ts';
import type { FeedbackDatabase } from './feedback-database.ts';

/** Runs wrangler and returns what it writes to standard output. Rejects with what an operator can do where it fails. */
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

const runWrangler: RunWrangler = async (args) => (await wranglerIn(projectRoot)(args)).stdout;
