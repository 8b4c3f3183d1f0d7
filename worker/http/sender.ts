import { settings } from '#worker/environment.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import { RequestProblem } from './request-problem.ts';

interface SameSite {
  /** The origins whose pages may send the request. */
  origins: readonly string[];
  /** The detail of the 403. */
  refusal: string;
}

/**
 * Throws 403 for requests from pages of other sites. Browsers name the source of a request in headers that a page cannot
 * change. Clients that are not browsers do not send these headers, and they pass.
 */
export const requireSameSite = (headers: Headers, { origins, refusal }: SameSite): void => {
  const site = headers.get('Sec-Fetch-Site') ?? 'none';
  const origin = headers.get('Origin');
  const isOurs = site === 'same-origin' || site === 'none';
  if (isOurs && (origin === null || origins.includes(origin))) return;
  throw new RequestProblem({
    status: 403,
    title: 'Not from this site',
    detail: refusal,
    field: isOurs ? 'Origin' : 'Sec-Fetch-Site',
  });
};

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

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The first six groups of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * Returns the key that a sender's requests are counted by. An IPv4 address is its own key. The key of an IPv6 address is its
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

/** `true` for what a reader asks for. Browsers fetch links ahead, and checkers ask for headers; neither is a reader. */
export const isFromReader = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' && !headers.has('Sec-Purpose');

/** Returns the configured origin and the origin of this request. They differ on previews and in development. */
export const siteOrigins = (request: Request): string[] => [settings.siteOrigin, new URL(request.url).origin];
