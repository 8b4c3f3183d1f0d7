import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FeedbackCommand } from '#scripts/feedback/parse-command.ts';
import { openLocalDatabase } from '#scripts/signals/local-database.ts';
import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

// The tables below have these three columns, whatever answers are added; every-answer.test.ts reports all of them.
const ANSWERS = '#client/contracts/feedback-answers.ts';
vi.resetModules();
vi.doMock(ANSWERS, () => ({ FEEDBACK_ANSWER_VALUES: ['yes', 'no', 'feedback'] }));
const { exportFeedback } = await import('#scripts/feedback/export-feedback.ts');
const { runCommand } = await import('#scripts/feedback/run-command.ts');

const NOW = new Date('2026-11-20T12:00:00.000Z');

let database: SignalsDatabase;

beforeAll(async () => {
  database = await openLocalDatabase(await temporaryFolder());
});

afterAll(async () => {
  vi.doUnmock(ANSWERS);
  vi.resetModules();
  await database.close();
});

const run = (command: FeedbackCommand) => runCommand(command, database, NOW);

beforeEach(async () => {
  await database.query({ sql: 'DELETE FROM feedback', params: [] });
});

const fill = () =>
  database.query({
    sql: `INSERT INTO feedback VALUES
('first-0001', '/storage', 'r1', 'yes', '=1+1, "or" so', 0, 'Mozilla/5.0', '2026-11-16T09:30:00.000Z', NULL),
('second-0002', '/sql', 'r1', 'no', ?, 1, '', '2026-11-17T10:00:00.000Z', NULL)`,
    params: ['two\n\u001B[31mlines'],
  });

test('reports that there is no feedback yet', async () => {
  expect(await run({ kind: 'report', remote: false })).toBe('There is no feedback yet.\n');
});

test('reports by page, by answer and by week, and shows the newest comments with the ids that resolve them', async () => {
  await fill();
  await run({ kind: 'resolve', id: 'first-0001', remote: false });
  expect(await run({ kind: 'report', remote: false })).toBe(`By page
  page      yes  no  feedback  total  open
  /sql        0   1         0      1     1
  /storage    1   0         0      1     0

By answer
  answer  total  open
  no          1     1
  yes         1     0

By week
  week      yes  no  feedback  total  open
  2026-W47    1   1         0      2     1

Newest comments
  2026-11-17 10:00  no  /sql
  id second-0002
    two
    \uFFFD[31mlines […]

  2026-11-16 09:30  yes  /storage  resolved 2026-11-20
  id first-0001
    =1+1, "or" so
`);
});

test('shows the twenty newest comments, or that there are none', async () => {
  const insert = (id: string, comment: string) =>
    database.query({
      sql: `INSERT INTO feedback VALUES (?, '/sql', 'r1', 'no', ?, 0, '', '2026-11-17T10:00:00.000Z', NULL)`,
      params: [id, comment],
    });
  await insert('without-comment', '');
  expect(await run({ kind: 'report', remote: false })).toMatch(/\nNewest comments\n {2}none\n$/);
  for (let number = 100; number < 121; number += 1) await insert(`comment-${number}`, `comment ${number}`);
  const report = await run({ kind: 'report', remote: false });
  expect(report.match(/id comment-\d+/g)).toHaveLength(20);
  expect(report).toContain('id comment-120\n');
  expect(report).not.toContain('id comment-100\n');
});

test('exports CSV, oldest first, in several queries', async () => {
  await fill();
  const [header, ...lines] = (await exportFeedback('csv', database, 1)).split('\r\n');
  expect(header).toBe('id,page_path,release,answer,comment,comment_cut,user_agent,created_at,resolved_at');
  expect(lines).toEqual([
    `first-0001,/storage,r1,yes,"'=1+1, ""or"" so",false,Mozilla/5.0,2026-11-16T09:30:00.000Z,`,
    'second-0002,/sql,r1,no,"two\n\u001B[31mlines",true,,2026-11-17T10:00:00.000Z,',
    '',
  ]);
});

test('exports JSON with unchanged texts', async () => {
  await fill();
  const [first, second] = JSON.parse(await run({ kind: 'export', format: 'json', remote: false }));
  expect(first).toEqual({
    id: 'first-0001',
    page_path: '/storage',
    release: 'r1',
    answer: 'yes',
    comment: '=1+1, "or" so',
    comment_cut: false,
    user_agent: 'Mozilla/5.0',
    created_at: '2026-11-16T09:30:00.000Z',
    resolved_at: null,
  });
  expect([second.id, second.comment_cut]).toEqual(['second-0002', true]);
});

test('resolves only once, and says when', async () => {
  await fill();
  const resolve = { kind: 'resolve', id: 'first-0001', remote: false } as const;
  expect(await run(resolve)).toBe('Resolved: yes on /storage, 2026-11-16T09:30:00.000Z\n');
  expect(await runCommand(resolve, database, new Date('2027-01-01T00:00:00Z'))).toBe(
    'Already resolved on 2026-11-20T12:00:00.000Z: yes on /storage, 2026-11-16T09:30:00.000Z\n',
  );
});

test('rejects an id that does not exist', async () => {
  await expect(run({ kind: 'resolve', id: 'nothing-0000', remote: false })).rejects.toThrow(
    'There is no feedback with the id nothing-0000.',
  );
});
