/** @jsxRuntime automatic @jsxImportSource preact */

import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentChildren } from 'preact';
import { MARKUP } from '#client/contracts/markup.ts';

/**
 * A heading, with its tag next to the text. The link to it follows the heading instead of being inside, because screen readers
 * name a heading by all that it contains. CSS writes its sign, so that the sign is not copied with the heading. No `div` surrounds
 * them, because the reader views of browsers take a short one for a menu and remove it.
 */
export const ArticleHeading = ({ node, children }: { node: Heading; children: ComponentChildren }) => {
  const { id, tag } = node.data ?? {};
  const Level = `h${node.depth}` as const;
  return (
    <header class={Level}>
      <Level id={id}>
        {children}
        {tag && (
          <>
            {' '}
            <span class="tag">{tag}</span>
          </>
        )}
      </Level>
      {/* biome-ignore lint/a11y/useAnchorContent: the label names the link, and CSS writes its sign. */}
      <a class={MARKUP.anchor} href={`#${id}`} aria-label={`Link to ${textOf(node)}`} />
    </header>
  );
};
