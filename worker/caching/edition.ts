/** What an answer depends on beside the page itself: the release that renders it, and the year that its footer names. */
export const edition = (releaseId: string, now = new Date()): string =>
  `${releaseId}-${now.getUTCFullYear()}`;
