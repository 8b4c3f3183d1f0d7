import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { migrateLocally } from '#scripts/wrangler/migrate-locally.ts';
import type { FeedbackDatabase } from './feedback-database.ts';

/** Opens the database of `npm start`, even while that command is running. Creates the database if it does not exist. */
export const openLocalDatabase = async (stateFolder?: string): Promise<FeedbackDatabase> => {
  const store = await openLocalStore(stateFolder);
  await migrateLocally(store);
  return {
    query: async <Row>(statement: { sql: string; params: readonly string[] }) =>
      (
        await store.feedback
          .prepare(statement.sql)
          .bind(...statement.params)
          .all<Row>()
      ).results,
    close: store.close,
  };
};
