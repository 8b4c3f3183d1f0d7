import * as v from 'valibot';
import { jsonOutput, runWrangler, type Wrangler } from '#scripts/wrangler/run-wrangler.ts';
import type { Statement } from '#worker/signals/statement.ts';
import type { SignalsDatabase } from './signals-database.ts';

const Answers = v.array(v.object({ results: v.optional(v.array(v.unknown())) }));

/** Opens the deployed database of the account that wrangler is logged in to. */
export const openRemoteDatabase = (wrangler: Wrangler = runWrangler): SignalsDatabase => ({
  query: async <Row>(statement: Statement) => {
    const { stdout } = await wrangler([
      'd1',
      'execute',
      'SIGNALS',
      '--remote',
      '--yes',
      '--json',
      '--command',
      inlineParams(statement),
    ]);
    // Each statement of the text has an answer. The last one names the columns of Row.
    return (jsonOutput(stdout, Answers).at(-1)?.results ?? []) as Row[];
  },
  close: async () => {},
});

/** Replaces each `?` with its value as an SQL string, because wrangler does not accept parameters. */
export const inlineParams = ({ sql, params }: Statement): string => {
  const values = [...params];
  return sql.replace(/\?/g, () => `'${(values.shift() ?? '').replaceAll("'", "''")}'`);
};
