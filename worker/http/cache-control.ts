/** Browsers revalidate each time and usually get a 304, so readers see a deploy at once. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** A browser shows a prefetched page for up to five minutes without revalidating it. */
export const PREFETCHED_CACHE_CONTROL = 'private, max-age=300';
/** The name of an asset contains the hash of its content, so the content under a name never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** A missing page may be deployed at any time, so caches keep its 404 for only one minute. */
export const NOT_FOUND_CACHE_CONTROL = 'public, max-age=60';
/** Caches never keep answers that depend on one reader or on a failure. */
export const NO_STORE = 'no-store';
/** The static card that replaces a failed one is stored for only five minutes. */
export const STATIC_CARD_CACHE_CONTROL = 'public, max-age=300';
/** The edge cache keeps entries for 30 days. Keys contain the release, so entries never need a purge. */
export const EDGE_CACHE_CONTROL = 'public, max-age=2592000';

/** RFC 9110, 13.1.2: `If-None-Match` uses weak comparison, and `*` matches anything that exists. */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean => {
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = weaken(etag);
  return ifNoneMatch.split(',').some((candidate) => weaken(candidate.trim()) === opaque);
};

const weaken = (etag: string): string => etag.replace(/^W\//, '');

/**
 * RFC 9110, 13.1.3: a date counts only if the reader sends no entity tag. The answer's headers are read only if the reader
 * sends one of the two.
 */
const isKnown = (request: Headers, response: Headers): boolean => {
  const ifNoneMatch = request.get('If-None-Match');
  if (ifNoneMatch !== null) {
    const etag = response.get('ETag');
    return etag !== null && matchesEtag(ifNoneMatch, etag);
  }
  const since = request.get('If-Modified-Since');
  return since !== null && Date.parse(response.get('Last-Modified') ?? '') <= Date.parse(since);
};

/** Returns a 304 if the reader already has the answer with these headers. */
export const notModified = (request: Request, headers: Headers): Response | undefined => {
  if (!isKnown(request.headers, headers)) return undefined;
  const remaining = new Headers(headers);
  for (const name of ['Content-Type', 'Content-Length']) remaining.delete(name);
  return new Response(null, { status: 304, headers: remaining });
};

/** Returns a 304 if the reader already has the answer, or the answer unchanged. */
export const conditional = (request: Request, response: Response): Response =>
  notModified(request, response.headers) ?? response;
