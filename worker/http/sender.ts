import type { Context } from 'hono';
import { settings } from '#worker/environment.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import { RequestProblem } from './request-problem.ts';

/**
 * Throws 403 for requests from pages of other sites, with `refusal` as its detail. Browsers name the source of a request in
 * headers that a page cannot change. Clients that are not browsers do not send these headers, and they pass.
 */
export const requireSameSite = (request: Request, refusal: string): void => {
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  const origin = request.headers.get('Origin');
  const isOurs = site === 'same-origin' || site === 'none';
  if (isOurs && (origin === null || siteOrigins(request).includes(origin))) return;
  throw new RequestProblem({
    status: 403,
    title: 'Not from this site',
    detail: refusal,
    field: isOurs ? 'Origin' : 'Sec-Fetch-Site',
  });
};

/** Returns the configured origin and the origin of this request. They differ on previews and in development. */
export const siteOrigins = (request: Request): string[] => [settings.siteOrigin, new URL(request.url).origin];

/** A limiter counts on the machine that runs the Worker, so one that takes longer has failed. */
const DEADLINE_MS = 1_000;

/** What a sender above a limit is told, and the limit's period in seconds. wrangler.toml sets the limits. */
const LIMITS = {
  FEEDBACK_LIMIT: ['Too many submissions', 'Too much feedback came from one address.', 60],
  SEARCH_LIMIT: ['Too many queries', 'Too many queries came from one address.', 10],
  SEARCH_OUTCOME_LIMIT: ['Too many searches', 'Too many searches came from one address.', 60],
  SOCIAL_IMAGE_LIMIT: [
    'Too many images',
    'One address asked for too many images that belong to no page.',
    60,
  ],
  MCP_LIMIT: ['Too many calls', 'Too many calls came from one address.', 60],
  LOST_LIMIT: ['Too many addresses', 'Too many addresses without a page came from one address.', 60],
} as const;

type Received = Pick<Context<{ Bindings: Env }>, 'env' | 'req'>;

/**
 * Counts a request against its sender's address, which is not stored. Throws 429 above the limit. If the limiter fails or does
 * not answer, the request passes.
 */
export const requireWithinLimit = async (
  { env, req }: Received,
  limit: keyof typeof LIMITS,
): Promise<void> => {
  const address = req.raw.headers.get('CF-Connecting-IP') ?? 'unknown';
  if (await isWithinLimit(env[limit], senderKey(address))) return;
  const [title, reason, retryAfterS] = LIMITS[limit];
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

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The first six groups of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * Returns the key that a sender's requests are counted by. An IPv4 address is the key. The key of an IPv6 address is its
 * /64 network, since one host usually owns all of it. All spellings of an address give the same key.
 */
export const senderKey = (address: string): string => {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  return groups.slice(0, 6).join(':') === MAPPED_IPV4
    ? groups.slice(6).flatMap(bytesOfGroup).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};

/** Returns the eight groups of an IPv6 address, in lower case and without leading zeros. */
const ipv6Groups = (address: string): string[] | undefined => {
  if (!/^[\da-f:.]+$/i.test(address)) return undefined;
  // The URL parser validates and normalizes the address, but does not expand `::`.
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [first = [], last = []] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(IPV6_GROUPS - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last];
};

const bytesOfGroup = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};

/**
 * Counts what a reader asks for. Browsers fetch links ahead, and checkers ask for headers; neither is a reader. A request that
 * has a problem is not counted, and other failures are logged. Never rejects.
 */
export const countForReader = async (
  { req: { raw: request } }: Received,
  failure: string,
  count: () => Promise<void>,
): Promise<void> => {
  if (request.method !== 'GET' || request.headers.has('Sec-Purpose')) return;
  try {
    await count();
  } catch (error) {
    if (!(error instanceof RequestProblem)) console.error(failure, error);
  }
};
