/** The one origin that a configured analytics provider adds to the content security policy. */
export const ANALYTICS_ORIGIN = 'https://cdn.usefathom.com';
/** The one Trusted Types policy beside it: it makes the address of the provider's script and nothing else. */
export const ANALYTICS_POLICY = 'fathom';
/**
 * Name of the `meta` element that stands in pages with analytics: `content` is the site id, `data-excluded` has host names,
 * separated by spaces.
 */
export const ANALYTICS_META = 'analytics';
