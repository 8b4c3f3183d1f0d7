/** RFC 9110, 13.1.2: `If-None-Match` uses weak comparison, and `*` matches anything that exists. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = weaken(etag);
  return ifNoneMatch.split(',').some((candidate) => weaken(candidate.trim()) === opaque);
};

const weaken = (etag: string): string => etag.replace(/^W\//, '');

/** RFC 9110, 13.1.3: dates count in whole seconds, and only if the reader sends no entity tag. */
const isUnmodified = (request: Headers, response: Headers): boolean => {
  const lastModified = Date.parse(response.get('Last-Modified') ?? '');
  return lastModified <= Date.parse(request.get('If-Modified-Since') ?? '');
};

/** Returns a 304 if the reader already has the answer, or the answer unchanged. */
export const conditional = (request: Request, response: Response): Response => {
  const etag = response.headers.get('ETag');
  const ifNoneMatch = request.headers.get('If-None-Match') ?? undefined;
  const isKnown =
    ifNoneMatch === undefined
      ? isUnmodified(request.headers, response.headers)
      : etag !== null && matchesEtag(ifNoneMatch, etag);
  if (!isKnown) return response;
  const headers = new Headers(response.headers);
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name);
  return new Response(null, { status: 304, headers });
};
