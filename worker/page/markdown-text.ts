import type { SdkSlug } from '#content/sdks.ts';
import type { StoredMarkdown } from './stored-markdown.ts';

/** Joins a page's Markdown into one text, for readers of `sdk` or, without `sdk`, with the variants of all libraries. */
export const markdownText = ({ blocks }: StoredMarkdown, sdk: SdkSlug | undefined): string => {
  const texts = blocks.map((block) => {
    if (typeof block === 'string') return block;
    return (sdk && block.bySdk[sdk]) ?? block.all;
  });
  return texts.filter((text) => text !== '').join('\n\n');
};
