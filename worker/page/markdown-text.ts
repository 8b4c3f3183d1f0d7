import type { SdkSlug } from '#content/sdks.ts';
import type { StoredMarkdown } from './stored-markdown.ts';

/** A page's Markdown as one text: for readers of `sdk` where it is given, else with the variants of all libraries. */
export const markdownText = ({ blocks }: StoredMarkdown, sdk: SdkSlug | undefined): string => {
  const texts = blocks.map((block) => {
    if (typeof block === 'string') return block;
    return (sdk && block.bySdk[sdk]) ?? block.all;
  });
  return texts.filter((text) => text !== '').join('\n\n');
};
