import { RequestProblem } from '#worker/http/request-problem.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import { dayBefore, dayOf, ROWS_A_DAY, secondsLeftOfDay } from '#worker/signals/limits.ts';
import type { FeedbackRow } from './feedback-row.ts';

/** The part of the D1 database that storing needs. */
export type FeedbackStore = Pick<D1Database, 'prepare' | 'batch'>;

interface StoreOptions {
  /** The number of days after which feedback is deleted. */
  keptDays: number;
  delaysMs?: readonly number[];
  deadlineMs?: number;
}

/** A locked database is usually free again within milliseconds. The row's id makes it safe to repeat a write. */
const RETRY_DELAYS_MS = [50, 150, 400, 1_000];
/** A busy database may answer late. A database that does not answer within this time is down. */
const STORE_DEADLINE_MS = 25_000;
const RETRY_AFTER_S = 30;

/** Inserts the values of these columns unless the day, which is the last parameter, has no room. */
const insertInto = (columns: readonly string[]) => `INSERT INTO feedback (${columns.join(', ')})
SELECT ${columns.map(() => '?').join(', ')}
WHERE (SELECT count(*) FROM feedback WHERE created_at >= ?) < ${ROWS_A_DAY.feedback}
ON CONFLICT (id) DO NOTHING RETURNING id`;
const FORGET = 'DELETE FROM feedback WHERE created_at < ?';
const FIND = 'SELECT id FROM feedback WHERE id = ?';

/**
 * Stores a row once, no matter how often it is sent, and deletes rows that are too old. Throws 429 if the day has no room for
 * another one, and 503 if the database does not store it in time.
 */
export const storeFeedback = async (
  database: FeedbackStore,
  row: FeedbackRow,
  { keptDays, delaysMs = RETRY_DELAYS_MS, deadlineMs = STORE_DEADLINE_MS }: StoreOptions,
): Promise<'stored' | 'already-stored'> => {
  const insert = () => insertRow(database, row, keptDays);
  const outcome = await withinDeadline(() => patiently(insert, delaysMs), deadlineMs, tooSlow).catch(
    (error: unknown) => {
      console.error('Feedback could not be stored:', error);
      throw unavailable();
    },
  );
  if (outcome === 'no-room') throw noRoom(new Date(row.created_at));
  return outcome;
};

const patiently = async <Result>(
  work: () => Promise<Result>,
  [delayMs, ...laterDelaysMs]: readonly number[],
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    if (delayMs === undefined) throw error;
    await scheduler.wait(delayMs);
    return patiently(work, laterDelaysMs);
  }
};

/** The day that this isolate has found full. Counting reads all rows of a day, and each read of a flood would cost. */
let fullDay: string | undefined;

const insertRow = async (database: FeedbackStore, row: FeedbackRow, keptDays: number) => {
  const now = new Date(row.created_at);
  if (dayOf(now) !== fullDay) {
    const [, inserted] = await database.batch([
      database.prepare(FORGET).bind(dayBefore(now, keptDays)),
      database.prepare(insertInto(Object.keys(row))).bind(...Object.values(row), dayOf(now)),
    ]);
    if (inserted && inserted.results.length > 0) return 'stored';
  }
  if (await database.prepare(FIND).bind(row.id).first()) return 'already-stored';
  fullDay = dayOf(now);
  return 'no-room';
};

const tooSlow = () => new Error('The database did not answer in time.');

const unavailable = () =>
  new RequestProblem({
    status: 503,
    title: 'Possibly not stored',
    detail: `The feedback may not have been stored. Send it again in ${RETRY_AFTER_S} seconds, with the same key.`,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });

const noRoom = (now: Date) =>
  new RequestProblem({
    status: 429,
    title: 'Too much feedback today',
    detail: 'This site has stored as much feedback as it takes in a day. Send it again tomorrow.',
    headers: { 'Retry-After': String(secondsLeftOfDay(now)) },
  });
