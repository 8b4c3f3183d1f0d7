import type { SdkSlug } from '#content/sdks.ts';
import type { StoredMarkdown } from './stored-markdown.ts';

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

/** The libraries with their own variant of a part of the page. */
export const sdksOfMarkdown = ({ blocks }: Pick<StoredMarkdown, 'blocks'>): SdkSlug[] => {
  const variants = blocks.flatMap((block) => (typeof block === 'string' ? [] : Object.keys(block.bySdk)));
  return [...new Set(variants)] as SdkSlug[]; // The keys are typed.
};
