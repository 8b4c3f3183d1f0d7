/** Browsers revalidate each time and usually get a 304, so readers see a deploy at once. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
/** A browser shows a prefetched page for up to five minutes without revalidating it. */
export const PREFETCHED_CACHE_CONTROL = 'private, max-age=300';
/** The name of an asset contains the hash of its content, so the content under a name never changes. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** A missing page may be deployed at any time, so caches keep its 404 for only one minute. */
export const NOT_FOUND_CACHE_CONTROL = 'public, max-age=60';
/** Caches never keep answers that depend on one reader or on a failure. */
export const NO_STORE = 'no-store';
/** The static card that replaces a failed one is kept for only five minutes. */
export const STATIC_CARD_CACHE_CONTROL = 'public, max-age=300';
/** The edge cache keeps entries for 30 days. Keys contain the release, so entries never need a purge. */
export const EDGE_CACHE_CONTROL = 'public, max-age=2592000';
