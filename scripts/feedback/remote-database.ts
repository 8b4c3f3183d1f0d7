import { runWrangler, type Wrangler } from '#scripts/wrangler/run-wrangler.ts';
import type { Statement } from '#worker/feedback/report-queries.ts';
import type { FeedbackDatabase } from './feedback-database.ts';

/** The deployed database, through the account that wrangler is logged in to. */
export const openRemoteDatabase = (wrangler: Wrangler = runWrangler): FeedbackDatabase => ({
  query: async <Row>(statement: Statement) => {
    const { stdout } = await wrangler([
      'd1',
      'execute',
      'FEEDBACK',
      '--remote',
      '--yes',
      '--json',
      '--command',
      inlineParams(statement),
    ]);
    const [answer] = JSON.parse(stdout) as { results: Row[] }[]; // The columns are those of our own statement.
    return answer?.results ?? [];
  },
  close: async () => {},
});

/** wrangler takes no parameters: each `?` becomes its value as an SQL text. */
export const inlineParams = ({ sql, params }: Statement): string => {
  const values = [...params];
  return sql.replace(/\?/g, () => `'${(values.shift() ?? '').replaceAll("'", "''")}'`);
};
