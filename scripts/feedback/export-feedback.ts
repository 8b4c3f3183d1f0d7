import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { FEEDBACK_COLUMNS, type FeedbackRow } from '#worker/feedback/feedback-row.ts';
import { rowsAfter } from '#worker/feedback/report-queries.ts';
import { csv } from './csv.ts';

/** The number of rows that one query returns, because D1 limits a result to a few megabytes. */
const ROWS_A_STEP = 500;

/** Returns every submission, oldest first. */
export const exportFeedback = async (
  format: 'csv' | 'json',
  database: SignalsDatabase,
  rowsAStep = ROWS_A_STEP,
): Promise<string> => {
  const rows = (await allRows(database, rowsAStep)).map((row) => ({
    ...row,
    comment_cut: row.comment_cut === 1,
  }));
  return format === 'csv' ? csv(FEEDBACK_COLUMNS, rows) : `${JSON.stringify(rows, null, 2)}\n`;
};

const allRows = async (database: SignalsDatabase, rowsAStep: number): Promise<FeedbackRow[]> => {
  const rows: FeedbackRow[] = [];
  for (;;) {
    const step = await database.query<FeedbackRow>(rowsAfter(rows.at(-1), rowsAStep));
    rows.push(...step);
    if (step.length < rowsAStep) return rows;
  }
};
