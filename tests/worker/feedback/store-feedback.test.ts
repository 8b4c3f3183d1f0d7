import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import { type FeedbackStore, storeFeedback } from '#worker/feedback/store-feedback.ts';
import { RequestProblem } from '#worker/requests/request-problem.ts';
import { emptyTable, rows } from './send-feedback.ts';

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
const FAST = { delaysMs: [1, 1, 1, 1] };

/** A database that is locked for the first `times` calls. */
const lockedTimes = (times: number): FeedbackStore & { tries: number } => ({
  tries: 0,
  prepare(sql) {
    this.tries++;
    if (this.tries <= times) throw new Error('D1_ERROR: database is locked: SQLITE_BUSY');
    return env.SIGNALS.prepare(sql);
  },
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

test('stores every column unchanged', async () => {
  expect(await storeFeedback(env.SIGNALS, ROW)).toBe('stored');
  expect(await rows()).toEqual([ROW]);
});

test('keeps the first of two rows with the same id', async () => {
  await storeFeedback(env.SIGNALS, ROW);
  expect(await storeFeedback(env.SIGNALS, { ...ROW, comment: 'second' })).toBe('already-stored');
  expect(await rows()).toEqual([ROW]);
});

test('waits for a locked database', async () => {
  const store = lockedTimes(4);
  expect(await storeFeedback(store, ROW, FAST)).toBe('stored');
  expect(store.tries).toBe(5);
  expect(await rows()).toEqual([ROW]);
});

test('gives up with 503 after five tries', async () => {
  const store = lockedTimes(5);
  expect(await problemOf(storeFeedback(store, ROW, FAST))).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '30' },
  });
  expect(log).toHaveBeenCalledOnce();
  expect(store.tries).toBe(5);
  expect(await rows()).toEqual([]);
});

test('waits 50, 150, 400, and 1,000 ms between its tries', async () => {
  const wait = vi.spyOn(scheduler, 'wait').mockResolvedValue();
  await problemOf(storeFeedback(lockedTimes(5), ROW));
  expect(wait.mock.calls).toEqual([[50], [150], [400], [1_000]]);
  wait.mockRestore();
});

test('gives up on a database that does not answer for 25 seconds', async () => {
  const silent = {
    prepare: () => ({ bind: () => ({ run: () => new Promise(() => {}) }) }),
  } as unknown as FeedbackStore; // The code under test calls nothing else.
  vi.useFakeTimers();
  const stored = problemOf(storeFeedback(silent, ROW));
  await vi.advanceTimersByTimeAsync(24_999);
  expect(await Promise.race([stored, 'waiting'])).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await stored).toMatchObject({ status: 503 });
});
