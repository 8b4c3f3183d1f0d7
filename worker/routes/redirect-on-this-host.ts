/** All redirects are made here, so that the target is a path on this host: `//evil` and `/\evil` collapse. Query strings survive. */
export const redirectOnThisHost = (location: string, search: string, status: 301 | 302 | 303): Response => {
  const [path = '/', hash] = location.split('#', 2);
  const onThisHost = `/${path.replace(/^[/\\]+/, '')}`;
  return new Response(null, {
    status,
    headers: { Location: `${onThisHost}${search}${hash ? `#${hash}` : ''}` },
  });
};
