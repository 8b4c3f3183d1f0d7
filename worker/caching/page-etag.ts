import type { PageEntry } from '#worker/page/page-entry.ts';
import type { Representation } from '#worker/page/representation.ts';

/** The entity tag of a page's representation in an edition, in quotes as the header needs it. */
export const pageEtag = (entry: PageEntry, representation: Representation, edition: string): string => {
  const isHtml = representation.format === 'html';
  const contentHash = isHtml ? entry.hash : entry.markdown;
  const sdk = isHtml || !representation.sdk ? '' : `-${representation.sdk}`;
  return `"${contentHash.slice(0, 16)}-${edition}${sdk}"`;
};
