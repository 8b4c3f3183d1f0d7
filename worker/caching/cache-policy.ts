/** Browsers ask each time, and mostly hear 304: a deploy is seen at once. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** Fetched ahead of a click, a page is shown at the click without being asked for again; five minutes late it may be. */
export const PREFETCHED_CACHE_CONTROL = 'private, max-age=300';
/** Content-hashed assets never change under their name. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** A page may be deployed at any time. */
export const NOT_FOUND_CACHE_CONTROL = 'public, max-age=60';
/** Nothing that depends on one reader or on a failure is kept. */
export const NO_STORE = 'no-store';
/** The card changes with a release and its address does not. */
export const SOCIAL_IMAGE_CACHE_CONTROL = 'public, max-age=3600';
/** What the edge cache itself keeps: keys hold the release, so entries never need a purge. */
export const EDGE_CACHE_CONTROL = 'public, max-age=2592000';
