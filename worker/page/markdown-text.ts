import type { SdkSlug } from '#content/sdks.ts';
import type { StoredMarkdown } from './stored-markdown.ts';

/** A page's Markdown: for readers of one library where `sdk` is given, else with the variants of all. */
export const markdownText = ({ blocks }: StoredMarkdown, sdk: SdkSlug | undefined): string => {
  const texts = blocks.map((block) => {
    if (typeof block === 'string') return block;
    return (sdk && block.bySdk[sdk]) ?? block.all;
  });
  return `${texts.join('\n\n')}\n`;
};
