import { projectRoot } from '#scripts/project-root.ts';
import { wranglerIn } from '#scripts/publish/cloudflare/wrangler.ts';
import type { Statement } from '#worker/feedback/report-queries.ts';
import type { FeedbackDatabase } from './feedback-database.ts';

/** Runs wrangler and returns its standard output. Rejects with an OperatorError when it fails. */
export type RunWrangler = (args: readonly string[]) => Promise<string>;

/** Opens the deployed database of the account that wrangler is logged in to. */
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
    const [answer] = JSON.parse(output) as { results: Row[] }[]; // The statement names the columns of Row.
    return answer?.results ?? [];
  },
  close: async () => {},
});

/** Replaces each `?` with its value as an SQL string, because wrangler takes no parameters. */
export const inlineParams = ({ sql, params }: Statement): string => {
  const values = [...params];
  return sql.replace(/\?/g, () => `'${(values.shift() ?? '').replaceAll("'", "''")}'`);
};

const runWrangler: RunWrangler = async (args) => (await wranglerIn(projectRoot)(args)).stdout;
