import type { Statement } from '#worker/feedback/report-queries.ts';

/** Where feedback is read from: the local database or the deployed one. */
export interface FeedbackDatabase {
  query<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
