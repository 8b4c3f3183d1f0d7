import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';
import type { Statement } from '#worker/signals/statement.ts';
import type { SignalsDatabase } from './signals-database.ts';

/** Opens the database of `npm start`, even while that command is running. Creates the database if it does not exist. */
export const openLocalDatabase = async (stateFolder?: string): Promise<SignalsDatabase> => {
  const store = await openLocalStore(stateFolder);
  await migrateLocally(store);
  return {
    query: async <Row>(statement: Statement) =>
      (
        await store.signals
          .prepare(statement.sql)
          .bind(...statement.params)
          .all<Row>()
      ).results,
    close: store.close,
  };
};
