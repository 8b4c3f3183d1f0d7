/** Browsers ask each time and mostly get a 304, so readers see a deploy at once. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** A page that was fetched ahead of a click is shown without asking again. It may be five minutes old. */
export const PREFETCHED_CACHE_CONTROL = 'private, max-age=300';
/** Assets are named by their content, so what lies under a name never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** A missing page may be deployed at any time, so its 404 is kept for a minute only. */
export const NOT_FOUND_CACHE_CONTROL = 'public, max-age=60';
/** Answers that depend on one reader or on a failure are never kept. */
export const NO_STORE = 'no-store';
/** The card changes with a release and its address does not. */
export const SOCIAL_IMAGE_CACHE_CONTROL = 'public, max-age=3600';
/** The edge cache keeps entries for long: keys hold the release, so entries never need a purge. */
export const EDGE_CACHE_CONTROL = 'public, max-age=2592000';
