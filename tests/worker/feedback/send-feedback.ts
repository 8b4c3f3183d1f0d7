import { env, exports } from 'cloudflare:workers';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import { ROWS_A_DAY } from '#worker/signals/limits.ts';

export const ADDRESS = 'https://nitric.io/docs/api/feedback';
export const BODY = {
  url: 'https://nitric.io/docs/storage',
  ua: 'Mozilla/5.0',
  comment: 'Clear and short.',
  answer: 'yes',
};

/** Each submission comes from a different network, so the rate limit never applies. */
let sender = 0;
const senderAddress = () => `2001:db8:0:${(sender++).toString(16)}::1`;

export const send = (body: BodyInit | null, headers: Record<string, string> = {}): Promise<Response> =>
  exports.default.fetch(ADDRESS, {
    method: 'POST',
    body,
    headers: { 'CF-Connecting-IP': senderAddress(), ...headers },
    redirect: 'manual',
  });

export const sendJson = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  send(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers });

export const rows = async (): Promise<FeedbackRow[]> =>
  (await env.SIGNALS.prepare('SELECT * FROM feedback ORDER BY id').all<FeedbackRow>()).results;

export const emptyTable = () => env.SIGNALS.exec('DELETE FROM feedback');

/** Leaves room for one more submission. An isolate remembers that a day was full, so each test fills a day of its own. */
export const fillDay = (day: string) =>
  env.SIGNALS.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
INSERT INTO feedback SELECT 'filled-' || n, '/sql', 'r1', 'yes', '', 0, '', ? || 'T00:00:00.000Z', NULL FROM numbers`,
  )
    .bind(ROWS_A_DAY.feedback, day)
    .run();
