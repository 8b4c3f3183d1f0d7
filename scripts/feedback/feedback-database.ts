import type { Statement } from '#worker/feedback/report-queries.ts';

/** The local or the deployed database of feedback. */
export interface FeedbackDatabase {
  query<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
