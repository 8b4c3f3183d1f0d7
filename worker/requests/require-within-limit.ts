import { RequestProblem } from './request-problem.ts';
import { senderKey } from './sender-key.ts';

/** The longest period that the rate limit binding allows. wrangler.toml sets the actual limits. */
const LONGEST_PERIOD_S = 60;

export interface LimitRefusal {
  title: string;
  /** The first sentence of the detail. The next sentence says when to try again. */
  reason: string;
  /** The limiter's period, if it is shorter than a minute. */
  retryAfterS?: number;
}

/**
 * Counts a request against its sender's address, which is not stored. Throws 429 above the limit. If the limiter fails, the
 * request passes.
 */
export const requireWithinLimit = async (
  limiter: RateLimit,
  headers: Headers,
  { title, reason, retryAfterS = LONGEST_PERIOD_S }: LimitRefusal,
): Promise<void> => {
  if (await isWithinLimit(limiter, senderKey(headers.get('CF-Connecting-IP') ?? 'unknown'))) return;
  throw new RequestProblem({
    status: 429,
    title,
    detail: `${reason} Send it again in ${retryAfterS} seconds.`,
    headers: { 'Retry-After': String(retryAfterS) },
  });
};

const isWithinLimit = async (limiter: RateLimit, key: string): Promise<boolean> => {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    console.error('A rate limiter failed:', error);
    return true;
  }
};
