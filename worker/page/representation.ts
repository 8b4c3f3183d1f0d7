import { isSdkSlug, type SdkSlug } from '#content/sdks.ts';

/** A form in which a page is answered. Markdown with an `sdk` holds only what readers of that library need. */
export type Representation = { format: 'html' } | { format: 'md'; sdk?: SdkSlug };

/** Markdown for the library that `sdk` in the query names; for all libraries where it names none. */
export const parseMarkdownRepresentation = (query: URLSearchParams): Representation => {
  const sdk = query.get('sdk') ?? '';
  return { format: 'md', ...(isSdkSlug(sdk) ? { sdk } : {}) };
};

/** One name for each representation, of a closed list: `html`, `md`, `md-python`. */
export const representationName = (representation: Representation): string =>
  representation.format === 'md' && representation.sdk ? `md-${representation.sdk}` : representation.format;
