import type { Statement } from '#worker/feedback/report-queries.ts';

/** The feedback database, local or deployed. */
export interface FeedbackDatabase {
  query<Row>(statement: Statement): Promise<Row[]>;
  close(): Promise<void>;
}
