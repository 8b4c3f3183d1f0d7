import type { SdkSlug } from '#content/sdks.ts';

/**
 * A page's Markdown in KV, stored as JSON under the key `markdown/{hash}`. Its head and its blocks, in order and joined by
 * blank lines, are the whole text. Links to the site begin with {@link ORIGIN_PLACEHOLDER}.
 */
export interface StoredMarkdown {
  /** The page's title as a heading, and its description. */
  head: string;
  /** What the page's samples were checked against, as below its HTML. */
  samplesRelease?: string;
  blocks: MarkdownBlock[];
}

/** Text that is the same for every reader, or one block that differs between libraries. */
export type MarkdownBlock = string | VariantBlock;

interface VariantBlock {
  /** The block with the variants of all libraries, each under its label. */
  all: string;
  /** The block for readers of one library. A library without an entry gets `all`. */
  bySdk: Partial<Record<SdkSlug, string>>;
}

/** Stands for the origin of this deployment in stored Markdown. No real host ends in `.invalid` (RFC 2606). */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** Joins the body of a page's Markdown into one text, for readers of `sdk` or, without `sdk`, with the variants of all libraries. */
export const markdownText = (
  { blocks }: Pick<StoredMarkdown, 'blocks'>,
  sdk: SdkSlug | undefined,
): string => {
  const texts = blocks.map((block) => {
    if (typeof block === 'string') return block;
    return (sdk && block.bySdk[sdk]) ?? block.all;
  });
  return texts.filter((text) => text !== '').join('\n\n');
};

/** The libraries with a variant of a part of the page. */
export const sdksOfMarkdown = ({ blocks }: Pick<StoredMarkdown, 'blocks'>): SdkSlug[] => {
  const variants = blocks.flatMap((block) => (typeof block === 'string' ? [] : Object.keys(block.bySdk)));
  return [...new Set(variants)] as SdkSlug[]; // The keys are typed.
};
