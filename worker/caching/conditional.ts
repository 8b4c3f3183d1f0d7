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
  const kept = new Headers(headers);
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name);
  return new Response(null, { status: 304, headers: kept });
};

/** Returns a 304 if the reader already has the answer, or the answer unchanged. */
export const conditional = (request: Request, response: Response): Response =>
  notModified(request, response.headers) ?? response;
