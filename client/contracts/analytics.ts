/** The only origin that the analytics provider's script comes from and talks to. */
export const ANALYTICS_ORIGIN = 'https://cdn.usefathom.com';
/** The Trusted Types policy that creates only the address of the provider's script. */
export const ANALYTICS_POLICY = 'fathom';
/**
 * The name of the `meta` element on pages with analytics. Its `content` is the site id, and its `data-excluded` contains
 * host names separated by spaces.
 */
export const ANALYTICS_META = 'analytics';
/** The event of a goal that a reader reaches. Its `detail` is the goal's name. Without analytics, nothing listens. */
export const GOAL_EVENT = 'docs-goal';
