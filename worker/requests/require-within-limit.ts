import { RequestProblem } from './request-problem.ts';
import { senderKey } from './sender-key.ts';
import { withinDeadline } from './within-deadline.ts';

/** The longest period that the rate limit binding allows. wrangler.toml sets the actual limits. */
const LONGEST_PERIOD_S = 60;
/** A limiter counts on the machine that runs the Worker, so one that takes longer has failed. */
const DEADLINE_MS = 1_000;

export interface LimitRefusal {
  title: string;
  /** The first sentence of the detail. The next sentence says when to try again. */
  reason: string;
  /** The limiter's period, if it is shorter than a minute. */
  retryAfterS?: number;
}

/**
 * Counts a request against its sender's address, which is not stored. Throws 429 above the limit. If the limiter fails or does
 * not answer, the request passes.
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
  const late = () => new Error(`It did not answer in ${DEADLINE_MS} ms.`);
  try {
    return (await withinDeadline(() => limiter.limit({ key }), DEADLINE_MS, late)).success;
  } catch (error) {
    console.error('A rate limiter failed:', error);
    return true;
  }
};
