import * as v from 'valibot';
import { migrateLocally, openLocalStore } from '#scripts/processes/local-store.ts';
import { jsonOutput, runWrangler, type Wrangler } from '#scripts/processes/run-wrangler.ts';

export type Row = Record<string, string | number | null>;

/** Runs statements on the database of what readers send, and resolves to the rows of each. */
export type Query = (...statements: readonly string[]) => Promise<Row[][]>;

/** A text as a string of SQL. wrangler does not accept parameters. */
export const sqlString = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const Answers = v.array(
  v.object({
    results: v.optional(v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))), []),
  }),
);

/** The deployed database of the account that wrangler is logged in to. */
export const remoteQuery =
  (wrangler: Wrangler = runWrangler): Query =>
  async (...statements) => {
    const command = ['d1', 'execute', 'SIGNALS', '--remote', '--yes', '--json', '--command'];
    const { stdout } = await wrangler([...command, statements.join(';\n')]);
    return jsonOutput(stdout, Answers).map(({ results }) => results);
  };

/** Opens the database of `npm start`, even while that command runs, and closes it after `use`. Creates what is missing. */
export const withLocalQuery = async <Result>(
  use: (query: Query) => Promise<Result>,
  stateFolder?: string,
): Promise<Result> => {
  const store = await openLocalStore(stateFolder);
  try {
    await migrateLocally(store);
    return await use(async (...statements) => {
      const { signals } = store;
      const answers = await signals.batch<Row>(statements.map((sql) => signals.prepare(sql)));
      return answers.map(({ results }) => results);
    });
  } finally {
    await store.close();
  }
};
