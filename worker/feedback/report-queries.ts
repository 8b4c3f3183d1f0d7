import { FEEDBACK_ANSWER_VALUES, type FeedbackAnswer } from '#client/contracts/feedback-answers.ts';
import type { Statement } from '#worker/signals/statement.ts';
import { FEEDBACK_COLUMNS, type FeedbackRow } from './feedback-row.ts';

/** The number of submissions with each answer, the total, and the number of unresolved submissions. */
export type AnswerCounts = Record<FeedbackAnswer | 'total' | 'open', number>;

const COUNTS = [
  ...FEEDBACK_ANSWER_VALUES.map((answer) => `sum(answer = '${answer}') AS "${answer}"`),
  'count(*) AS total',
  'sum(resolved_at IS NULL) AS open',
].join(', ');

/** ISO 8601: a week belongs to the year of its Thursday, and week 1 contains the year's first Thursday. */
const THURSDAY = `date(created_at, '-3 days', 'weekday 4')`;
const ISO_WEEK = `strftime('%Y', ${THURSDAY}) || '-W' || printf('%02d', (strftime('%j', ${THURSDAY}) - 1) / 7 + 1)`;

const COLUMNS = FEEDBACK_COLUMNS.join(', ');

export type PageCounts = AnswerCounts & { page_path: string };
export const countsByPage: Statement = {
  sql: `SELECT page_path, ${COUNTS} FROM feedback GROUP BY page_path ORDER BY total DESC, page_path`,
  params: [],
};

export interface AnswerTotal {
  answer: FeedbackAnswer;
  total: number;
  open: number;
}
export const countsByAnswer: Statement = {
  sql: `SELECT answer, count(*) AS total, sum(resolved_at IS NULL) AS open FROM feedback
GROUP BY answer ORDER BY total DESC, answer`,
  params: [],
};

/** `week` is an ISO 8601 week such as `2026-W47`. */
export type WeekCounts = AnswerCounts & { week: string };
export const countsByWeek: Statement = {
  sql: `SELECT ${ISO_WEEK} AS week, ${COUNTS} FROM feedback GROUP BY week ORDER BY week DESC`,
  params: [],
};

export const newestComments = (count: number): Statement => ({
  sql: `SELECT ${COLUMNS} FROM feedback WHERE comment <> '' ORDER BY created_at DESC, id DESC LIMIT ${Math.trunc(count)}`,
  params: [],
});

/** Selects up to `count` rows after `last`, oldest first. An export reads the table in such steps. */
export const rowsAfter = (
  last: Pick<FeedbackRow, 'created_at' | 'id'> | undefined,
  count: number,
): Statement => ({
  sql: `SELECT ${COLUMNS} FROM feedback WHERE (created_at, id) > (?, ?) ORDER BY created_at, id LIMIT ${Math.trunc(count)}`,
  params: [last?.created_at ?? '', last?.id ?? ''],
});

/** Marks a submission as resolved and returns it. A submission that is already resolved keeps its time. */
export const resolveFeedback = (id: string, now: Date): Statement => ({
  sql: `UPDATE feedback SET resolved_at = coalesce(resolved_at, ?) WHERE id = ? RETURNING ${COLUMNS}`,
  params: [now.toISOString(), id],
});
