const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** A developer's own machine over http: no HSTS, and nothing is upgraded to https. */
export const isHttpLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && LOOPBACK.test(hostname);

/** Changes `headers` in place. */
export const relaxForLoopback = (headers: Headers): void => {
  headers.delete('Strict-Transport-Security');
  const policy = headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', policy.replace('; upgrade-insecure-requests', ''));
};
