/** Names everything besides the page that an answer depends on: the release that renders it and the year in its footer. */
export const edition = (releaseId: string): string => `${releaseId}-${new Date().getUTCFullYear()}`;
