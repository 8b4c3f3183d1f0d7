/** The only way to redirect: the target is a path of this host. Query strings survive; `//evil` and `/\evil` collapse. */
export const redirectOnThisHost = (location: string, search: string, status: 301 | 302 | 303): Response => {
  const [path = '/', hash] = location.split('#', 2);
  const onThisHost = `/${path.replace(/^[/\\]+/, '')}`;
  return new Response(null, {
    status,
    headers: { Location: `${onThisHost}${search}${hash ? `#${hash}` : ''}` },
  });
};
