import { RequestProblem } from '#worker/requests/request-problem.ts';
import { withinDeadline } from '#worker/requests/within-deadline.ts';
import type { FeedbackRow } from './feedback-row.ts';

/** The part of the D1 database that storing needs. */
export type FeedbackStore = Pick<D1Database, 'prepare'>;
type StoreOutcome = 'stored' | 'already-stored';

/** A locked database is usually free again within milliseconds. The row's id makes it safe to repeat a write. */
const RETRY_DELAYS_MS = [50, 150, 400, 1_000];
/** A busy database may answer late. A database that does not answer within this time is down. */
const STORE_DEADLINE_MS = 25_000;
const RETRY_AFTER_S = 30;

const INSERT = `INSERT INTO feedback (id, page_path, release, answer, comment, comment_cut, user_agent, created_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`;

/** Stores a row once, no matter how often it is sent. Throws 503 if the database does not store it in time. */
export const storeFeedback = async (
  database: FeedbackStore,
  row: FeedbackRow,
  { delaysMs = RETRY_DELAYS_MS, deadlineMs = STORE_DEADLINE_MS } = {},
): Promise<StoreOutcome> => {
  try {
    return await withinDeadline(() => insertPatiently(database, row, delaysMs), deadlineMs, tooSlow);
  } catch (error) {
    console.error('Feedback could not be stored:', error);
    throw unavailable();
  }
};

const insertPatiently = async (
  database: FeedbackStore,
  row: FeedbackRow,
  [delayMs, ...laterDelaysMs]: readonly number[],
): Promise<StoreOutcome> => {
  try {
    return await insert(database, row);
  } catch (error) {
    if (delayMs === undefined) throw error;
    await scheduler.wait(delayMs);
    return insertPatiently(database, row, laterDelaysMs);
  }
};

const insert = async (database: FeedbackStore, row: FeedbackRow): Promise<StoreOutcome> => {
  const { id, page_path, release, answer, comment, comment_cut, user_agent, created_at } = row;
  const { results } = await database
    .prepare(INSERT)
    .bind(id, page_path, release, answer, comment, comment_cut, user_agent, created_at)
    .run();
  return results.length > 0 ? 'stored' : 'already-stored';
};

const tooSlow = () => new Error('The database did not answer in time.');

const unavailable = () =>
  new RequestProblem({
    status: 503,
    title: 'Possibly not stored',
    detail: `The feedback may not have been stored. Send it again in ${RETRY_AFTER_S} seconds, with the same key.`,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
