/** Builds every redirect, so that each target is a path on this host: `//evil` and `/\evil` become `/evil`. Keeps the query. */
export const redirectOnThisHost = (location: string, search: string, status: 301 | 302 | 303): Response => {
  const [path = '/', hash] = location.split('#', 2);
  const onThisHost = `/${path.replace(/^[/\\]+/, '')}`;
  return new Response(null, {
    status,
    headers: { Location: `${onThisHost}${search}${hash ? `#${hash}` : ''}` },
  });
};
