/** @jsxRuntime automatic @jsxImportSource preact */

import type { PhrasingContent } from 'mdast';
import { MARKUP } from '#client/contracts/markup.ts';
import { code } from '#scripts/components/markdown-nodes.ts';
import { BreakableCode } from '#scripts/content/render/code-in-text.tsx';
import { definePart } from '#scripts/content/tree/define-part.ts';

/** A text with an anchor. */
export const anchorTextPart = definePart('SymbolAnchorText', {
  html: ({ node, children }) => <span id={node.data?.id}>{children}</span>,
});

const movedPart = definePart('MovedAnchor', {
  html: ({ node, children }) => (
    <span class={MARKUP.moved} id={node.data?.id}>
      {children}
    </span>
  ),
});

/** A link that carries the anchors of what moved to its address. Browsers follow the link from each anchor. */
export const withMovedAnchors = (link: PhrasingContent, anchors: readonly string[]): PhrasingContent =>
  anchors.reduce<PhrasingContent>((inner, id) => movedPart({ id, inline: true }, inner), link);

/** A name with an anchor. */
export const anchorPart = definePart<{ name: string }>('SymbolAnchor', {
  html: ({ node, props }) => <BreakableCode text={props.name} id={node.data?.id} />,
  markdown: ({ props }) => [code(props.name)],
});
