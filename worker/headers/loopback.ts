const HTTP_LOOPBACK = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?\//;

/** `true` for http addresses of the developer's own machine. `url` is absolute, like the URL of a `Request`. */
export const isHttpLoopback = (url: string): boolean => HTTP_LOOPBACK.test(url);

/** Drops HSTS and the upgrade to https, which would lock http out of a developer's machine. Changes `headers` in place. */
export const relaxForLoopback = (headers: Headers): void => {
  headers.delete('Strict-Transport-Security');
  const policy = headers.get('Content-Security-Policy');
  if (policy) headers.set('Content-Security-Policy', policy.replace('; upgrade-insecure-requests', ''));
};
