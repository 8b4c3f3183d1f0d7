/** Names everything that an answer depends on besides the page itself: the release that renders it, and the year in its footer. */
export const edition = (releaseId: string, now = new Date()): string =>
  `${releaseId}-${now.getUTCFullYear()}`;
