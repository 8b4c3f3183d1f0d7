import type { SdkSlug } from '#content/sdks.ts';

/**
 * A page's Markdown as it lies in KV, as JSON under the key `markdown/{hash}`: its blocks in order. Joined by blank lines
 * they are the whole text.
 */
export interface StoredMarkdown {
  blocks: MarkdownBlock[];
}

/** Blocks that every reader gets, as one text; or one block that differs from library to library. */
export type MarkdownBlock = string | VariantBlock;

export interface VariantBlock {
  /** The block with the variants of all libraries, each under its label. */
  all: string;
  /** The block for readers of one library. A library without an entry gets `all`. */
  bySdk: Partial<Record<SdkSlug, string>>;
}
