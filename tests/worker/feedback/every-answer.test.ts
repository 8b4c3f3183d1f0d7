import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { FEEDBACK_ANSWER_VALUES, type FeedbackAnswer } from '#client/contracts/feedback-answers.ts';
import { runCommand } from '#scripts/feedback/run-command.ts';
import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { BODY, emptyTable, sendJson } from './send-feedback.ts';

const database: SignalsDatabase = {
  query: async <Row>({ sql, params }: { sql: string; params: readonly string[] }) =>
    (
      await env.SIGNALS.prepare(sql)
        .bind(...params)
        .all<Row>()
    ).results,
  close: async () => {},
};

const report = async () =>
  (await runCommand({ kind: 'report', remote: false }, database, new Date()))
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));

beforeEach(emptyTable);

test.each(FEEDBACK_ANSWER_VALUES)('the answer %s is accepted and appears in the report', async (answer) => {
  expect((await sendJson({ ...BODY, comment: '', answer })).status).toBe(201);
  const counts = FEEDBACK_ANSWER_VALUES.map((column: FeedbackAnswer) => (column === answer ? '1' : '0'));
  const lines = await report();
  expect(lines).toContainEqual(['page', ...FEEDBACK_ANSWER_VALUES, 'total', 'open']);
  expect(lines).toContainEqual(['/storage', ...counts, '1', '1']);
  expect(lines).toContainEqual(['week', ...FEEDBACK_ANSWER_VALUES, 'total', 'open']);
  expect(lines).toContainEqual([expect.stringMatching(/^\d{4}-W\d\d$/), ...counts, '1', '1']);
  expect(lines).toContainEqual([answer, '1', '1']);
});

test('an unknown answer is rejected with a list of all answers', async () => {
  const refused = await sendJson({ ...BODY, answer: 'maybe' });
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ detail: `answer must be one of ${FEEDBACK_ANSWER_VALUES.join(', ')}.` }),
  ]);
});
