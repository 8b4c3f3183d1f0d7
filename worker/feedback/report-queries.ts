import type { FeedbackRow } from './feedback-row.ts';

/** A statement with one `?` for each parameter. */
export interface Statement {
  sql: string;
  params: readonly string[];
}

/** How often each answer was given. */
export interface AnswerCounts {
  yes: number;
  no: number;
  feedback: number;
  total: number;
  open: number;
}

const COUNTS = `sum(answer = 'yes') AS yes, sum(answer = 'no') AS no, sum(answer = 'feedback') AS feedback,
  count(*) AS total, sum(resolved_at IS NULL) AS open`;

/** ISO 8601: the week belongs to the year of its Thursday, and week 1 holds the year's first. */
const THURSDAY = `date(created_at, '-3 days', 'weekday 4')`;
const ISO_WEEK = `strftime('%Y', ${THURSDAY}) || '-W' || printf('%02d', (strftime('%j', ${THURSDAY}) - 1) / 7 + 1)`;

const COLUMNS = 'id, page_path, release, answer, comment, comment_cut, user_agent, created_at, resolved_at';

export type PageCounts = AnswerCounts & { page_path: string };
export const countsByPage: Statement = {
  sql: `SELECT page_path, ${COUNTS} FROM feedback GROUP BY page_path ORDER BY total DESC, page_path`,
  params: [],
};

export interface AnswerTotal {
  answer: FeedbackRow['answer'];
  total: number;
  open: number;
}
export const countsByAnswer: Statement = {
  sql: `SELECT answer, count(*) AS total, sum(resolved_at IS NULL) AS open FROM feedback
GROUP BY answer ORDER BY total DESC, answer`,
  params: [],
};

/** `week` as in `2026-W47`. */
export type WeekCounts = AnswerCounts & { week: string };
export const countsByWeek: Statement = {
  sql: `SELECT ${ISO_WEEK} AS week, ${COUNTS} FROM feedback GROUP BY week ORDER BY week DESC`,
  params: [],
};

export const newestComments = (count: number): Statement => ({
  sql: `SELECT ${COLUMNS} FROM feedback WHERE comment <> '' ORDER BY created_at DESC, id DESC LIMIT ${Math.trunc(count)}`,
  params: [],
});

/** The rows after another in time, oldest first: an export goes through the table in steps. */
export const rowsAfter = (
  last: Pick<FeedbackRow, 'created_at' | 'id'> | undefined,
  count: number,
): Statement => ({
  sql: `SELECT ${COLUMNS} FROM feedback WHERE (created_at, id) > (?, ?) ORDER BY created_at, id LIMIT ${Math.trunc(count)}`,
  params: [last?.created_at ?? '', last?.id ?? ''],
});

/** Marks a submission as dealt with and returns it; a second time keeps the first time's mark. */
export const resolveFeedback = (id: string, now: Date): Statement => ({
  sql: `UPDATE feedback SET resolved_at = coalesce(resolved_at, ?) WHERE id = ? RETURNING ${COLUMNS}`,
  params: [now.toISOString(), id],
});
