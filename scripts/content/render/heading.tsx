/** @jsxRuntime automatic @jsxImportSource preact */

import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentChildren } from 'preact';
import { MARKUP } from '#client/contracts/markup.ts';

/** A heading with a link to itself. Its tag is next to the text. */
export const ArticleHeading = ({ node, children }: { node: Heading; children: ComponentChildren }) => {
  const { id, tag } = node.data ?? {};
  const Level = `h${node.depth}` as const;
  return (
    <Level id={id}>
      {children}
      {tag && (
        <>
          {' '}
          <span class="tag">{tag}</span>
        </>
      )}{' '}
      <a class={MARKUP.anchor} href={`#${id}`} aria-label={`Link to ${textOf(node)}`}>
        #
      </a>
    </Level>
  );
};
