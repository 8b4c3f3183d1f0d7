import { FeedbackProblem } from './request-problem.ts';

/** The longest period that the binding can have; its numbers are settings in wrangler.toml. */
const RETRY_AFTER_S = 60;

/** Counts a submission against its sender's address, which is kept nowhere. Throws 429. A failing limiter limits nobody. */
export const requireWithinLimit = async (limiter: RateLimit, headers: Headers): Promise<void> => {
  const key = headers.get('CF-Connecting-IP') ?? 'unknown';
  const { success } = await limiter.limit({ key }).catch((error: unknown) => {
    console.error('The rate limit for feedback failed:', error);
    return { success: true };
  });
  if (success) return;
  throw new FeedbackProblem({
    status: 429,
    title: 'Too many submissions',
    detail: `Too much feedback came from one address. Send it again in ${RETRY_AFTER_S} seconds.`,
    headers: { 'Retry-After': String(RETRY_AFTER_S) },
  });
};
