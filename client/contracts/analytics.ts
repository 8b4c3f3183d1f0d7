/** The one origin that the analytics provider's script comes from and talks to. */
export const ANALYTICS_ORIGIN = 'https://cdn.usefathom.com';
/** The Trusted Types policy that makes the address of the provider's script, and nothing else. */
export const ANALYTICS_POLICY = 'fathom';
/**
 * The name of the `meta` element that pages with analytics have: its `content` is the site id, and its `data-excluded` holds
 * host names separated by spaces.
 */
export const ANALYTICS_META = 'analytics';
