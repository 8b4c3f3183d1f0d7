const HTTP_LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?\//;

/** A developer's own machine over http: no HSTS, and nothing is upgraded to https. `url` is absolute, as a Request has it. */
export const isHttpLoopback = (url: string): boolean => HTTP_LOOPBACK.test(url);

/** Changes `headers` in place. */
export const relaxForLoopback = (headers: Headers): void => {
  headers.delete('Strict-Transport-Security');
  const policy = headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', policy.replace('; upgrade-insecure-requests', ''));
};
