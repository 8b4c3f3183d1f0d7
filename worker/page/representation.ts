import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';

/** A format of a page. Markdown with an `sdk` contains only what readers of that library need. */
export type Representation = { format: 'html' } | { format: 'md'; sdk?: SdkSlug };

/** Returns Markdown for the library in the query parameter `sdk`, or for all libraries if the query names no known library. */
export const parseMarkdownRepresentation = (query: URLSearchParams): Representation => {
  const sdk = query.get('sdk') ?? '';
  return { format: 'md', ...(isSdkSlug(sdk) ? { sdk } : {}) };
};

/** A unique name for each representation, from a closed list: `html`, `md`, `md-python`, and so on. */
export const representationName = (representation: Representation): string =>
  representation.format === 'md' && representation.sdk ? `md-${representation.sdk}` : representation.format;
