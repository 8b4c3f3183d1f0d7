import type { Statement } from '#worker/feedback/report-queries.ts';

/** The local database or the deployed one. */
export interface FeedbackDatabase {
  query<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
