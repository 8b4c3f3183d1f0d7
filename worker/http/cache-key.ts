import type { PageEntry } from '#worker/model/release-manifest.ts';
import type { Representation } from '#worker/model/resolve-path.ts';

/** Names everything besides the page that an answer depends on: the release that renders it and the year in its footer. */
export const edition = (releaseId: string): string => `${releaseId}-${new Date().getUTCFullYear()}`;

/** The entity tag of a page's representation in an edition, with the quotes that the header requires. */
export const pageEtag = (entry: PageEntry, representation: Representation, edition: string): string => {
  const isHtml = representation.format === 'html';
  const contentHash = isHtml ? entry.hash : entry.markdown;
  const sdk = isHtml || !representation.sdk ? '' : `-${representation.sdk}`;
  return `${etagStart(contentHash, edition)}${sdk}"`;
};

/**
 * The beginning of the tags of a page's data or Markdown. An edition begins with its release, so a release may replace
 * it.
 */
export const etagStart = (contentHash: string, edition: string): string =>
  `"${contentHash.slice(0, 16)}-${edition}`;
