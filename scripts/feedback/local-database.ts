import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { openLocalStore } from '#scripts/publish/local-store.ts';
import { migrateLocally } from '#scripts/publish/migrate-locally.ts';
import type { FeedbackDatabase } from './feedback-database.ts';

/** Opens the database that `npm start` uses, even while that is running. Creates the database if there is none. */
export const openLocalDatabase = async (stateFolder?: string): Promise<FeedbackDatabase> => {
  const { feedback, close } = await openLocalStore(stateFolder);
  await migrateLocally(join(projectRoot, 'worker/feedback/migrations'), feedback);
  return {
    query: async <Row>(statement: { sql: string; params: readonly string[] }) =>
      (
        await feedback
          .prepare(statement.sql)
          .bind(...statement.params)
          .all<Row>()
      ).results,
    close,
  };
};
