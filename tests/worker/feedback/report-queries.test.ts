import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { FEEDBACK_ANSWER_VALUES } from '#client/contracts/feedback-answers.ts';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import {
  countsByAnswer,
  countsByPage,
  countsByWeek,
  newestComments,
  resolveFeedback,
  rowsAfter,
} from '#worker/feedback/report-queries.ts';
import { storeFeedback } from '#worker/feedback/store-feedback.ts';
import type { Statement } from '#worker/signals/statement.ts';
import { emptyTable, rows } from './send-feedback.ts';

const ROWS: [id: string, page: string, answer: FeedbackRow['answer'], comment: string, createdAt: string][] =
  [
    ['submission-1', '/sql', 'yes', '', '2024-12-29T23:59:59.999Z'],
    ['submission-2', '/storage', 'yes', 'second', '2024-12-30T00:00:00.000Z'],
    ['submission-3', '/storage', 'no', 'third', '2026-11-16T09:00:00.000Z'],
    ['submission-4', '/storage', 'feedback', 'fourth', '2026-11-22T23:00:00.000Z'],
    ['submission-5', '/storage', 'yes', 'fifth', '2026-11-22T23:00:00.000Z'],
  ];

/** No submission with any of the answers. */
const NONE = Object.fromEntries(FEEDBACK_ANSWER_VALUES.map((answer) => [answer, 0]));

const query = async <Row>({ sql, params }: Statement): Promise<Row[]> =>
  (
    await env.SIGNALS.prepare(sql)
      .bind(...params)
      .all<Row>()
  ).results;

beforeEach(async () => {
  await emptyTable();
  for (const [id, page_path, answer, comment, created_at] of ROWS) {
    const rest = { release: 'r1', comment_cut: 0, user_agent: '', resolved_at: null } as const;
    await storeFeedback(env.SIGNALS, { id, page_path, answer, comment, created_at, ...rest });
  }
  await query(resolveFeedback('submission-3', new Date('2026-11-20T12:00:00Z')));
});

test('counts by page, with the most answers first', async () => {
  expect(await query(countsByPage)).toEqual([
    { page_path: '/storage', ...NONE, yes: 2, no: 1, feedback: 1, total: 4, open: 3 },
    { page_path: '/sql', ...NONE, yes: 1, no: 0, feedback: 0, total: 1, open: 1 },
  ]);
});

test('counts by answer', async () => {
  expect(await query(countsByAnswer)).toEqual([
    { answer: 'yes', total: 3, open: 3 },
    { answer: 'feedback', total: 1, open: 1 },
    { answer: 'no', total: 1, open: 0 },
  ]);
});

test('counts by ISO week, newest first, and a week belongs to the year of its Thursday', async () => {
  expect(await query(countsByWeek)).toEqual([
    { week: '2026-W47', ...NONE, yes: 1, no: 1, feedback: 1, total: 3, open: 2 },
    { week: '2025-W01', ...NONE, yes: 1, no: 0, feedback: 0, total: 1, open: 1 },
    { week: '2024-W52', ...NONE, yes: 1, no: 0, feedback: 0, total: 1, open: 1 },
  ]);
});

test('shows the newest comments without the empty ones', async () => {
  const comments = async (count: number) =>
    (await query<FeedbackRow>(newestComments(count))).map(({ comment }) => comment);
  expect(await comments(3)).toEqual(['fifth', 'fourth', 'third']);
  expect(await comments(9)).toEqual(['fifth', 'fourth', 'third', 'second']);
});

test('reads the table in steps, oldest first, even if two rows have the same time', async () => {
  const first = await query<FeedbackRow>(rowsAfter(undefined, 4));
  const second = await query<FeedbackRow>(rowsAfter(first.at(-1), 4));
  expect([...first, ...second].map(({ id }) => id)).toEqual(ROWS.map(([id]) => id));
  expect(second).toEqual([(await rows()).at(-1)]);
});

test('keeps the first time if a submission is resolved twice', async () => {
  const [again] = await query<FeedbackRow>(resolveFeedback('submission-3', new Date('2027-01-01T00:00:00Z')));
  expect(again?.resolved_at).toBe('2026-11-20T12:00:00.000Z');
  expect(await query(resolveFeedback('submission-9', new Date()))).toEqual([]);
});
