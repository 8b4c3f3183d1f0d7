import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRowsRead } from '#tests/worker/signals/rows-read.ts';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import { type FeedbackStore, storeFeedback } from '#worker/feedback/store-feedback.ts';
import { RequestProblem } from '#worker/http/request-problem.ts';
import { ROWS_A_DAY } from '#worker/signals/limits.ts';
import { emptyTable, fillDay, rows } from './send-feedback.ts';

const ROW: FeedbackRow = {
  id: 'row-0001',
  page_path: '/storage',
  release: 'r1',
  answer: 'no',
  comment: "It's '; DROP TABLE feedback; -- 🙂\u0000end",
  comment_cut: 1,
  user_agent: 'Mozilla/5.0',
  created_at: '2026-11-20T10:00:00.000Z',
  resolved_at: null,
};
const KEPT = { keptDays: 400 };
const FAST = { ...KEPT, delaysMs: [1, 1, 1, 1] };

/** A database that is locked for the first `times` calls. */
const lockedTimes = (times: number): FeedbackStore & { tries: number } => ({
  tries: 0,
  prepare(sql) {
    this.tries++;
    if (this.tries <= times) throw new Error('D1_ERROR: database is locked: SQLITE_BUSY');
    return env.SIGNALS.prepare(sql);
  },
  batch: (statements) => env.SIGNALS.batch(statements),
});

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof RequestProblem ? error.options : error),
  );

const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(async () => {
  log.mockClear();
  await emptyTable();
});
afterEach(() => vi.useRealTimers());

test('waits for a locked database, and stores every column unchanged', async () => {
  const store = lockedTimes(4);
  expect(await storeFeedback(store, ROW, FAST)).toBe('stored');
  expect(store.tries).toBe(6); // the last try has two statements
  expect(await rows()).toEqual([ROW]);
});

test('gives up with 503 after five tries, with 50, 150, 400, and 1,000 ms between them', async () => {
  const wait = vi.spyOn(scheduler, 'wait').mockResolvedValue();
  const store = lockedTimes(5);
  expect(await problemOf(storeFeedback(store, ROW, KEPT))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '30' },
  });
  expect(log).toHaveBeenCalledOnce();
  expect(wait.mock.calls).toEqual([[50], [150], [400], [1_000]]);
  wait.mockRestore();
  expect(store.tries).toBe(5);
  expect(await rows()).toEqual([]);
});

test('gives up on a database that does not answer for 25 seconds', async () => {
  const silent = {
    prepare: () => ({ bind: () => ({}) }),
    batch: () => new Promise(() => {}),
  } as unknown as FeedbackStore; // The code under test calls nothing else.
  vi.useFakeTimers();
  const stored = problemOf(storeFeedback(silent, ROW, KEPT));
  await vi.advanceTimersByTimeAsync(24_999);
  expect(await Promise.race([stored, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await stored).toMatchObject({ status: 503 });
});

test('a day takes a limited number of rows, keeps the oldest, and does not count them for each row of a flood', async () => {
  await fillDay('2026-10-01');
  const { database, rowsRead } = withRowsRead(env.SIGNALS);
  const store = (id: string, time: string) =>
    problemOf(storeFeedback(database, { ...ROW, id, created_at: time }, KEPT));
  expect(await store('last-one', '2026-10-01T10:00:00.000Z')).toBeUndefined();
  for (const id of ['flood-01', 'flood-02', 'flood-03'])
    expect(await store(id, '2026-10-01T22:30:00.000Z')).toMatchObject({
      status: 429,
      title: 'Too much feedback today',
      headers: { 'Retry-After': '5400' },
    });
  expect(await store('last-one', '2026-10-01T23:00:00.000Z')).toBeUndefined();
  expect(rowsRead.map((read) => read >= ROWS_A_DAY.feedback - 1)).toEqual([true, true]);
  expect(await store('next-day', '2026-10-02T00:00:00.000Z')).toBeUndefined();
  const stored = await rows();
  expect(stored).toHaveLength(ROWS_A_DAY.feedback + 1);
  expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(['filled-2', 'last-one', 'next-day']));
});

test('feedback that is older than the setting allows is deleted', async () => {
  const store = (id: string, created_at: string) =>
    storeFeedback(env.SIGNALS, { ...ROW, id, created_at }, KEPT);
  await store('too-old-1', '2025-10-15T23:59:59.999Z');
  await store('kept-0001', '2025-10-16T00:00:00.000Z');
  const { database, rowsRead } = withRowsRead(env.SIGNALS);
  await storeFeedback(database, ROW, KEPT);
  expect((await rows()).map(({ id }) => id)).toEqual(['kept-0001', ROW.id]);
  expect(rowsRead[0]).toBeLessThan(10);
});
