import type { PhrasingContent, RootContent } from 'mdast';
import type { VNode } from 'preact';
import * as v from 'valibot';
import { iconId } from '#client/contracts/icons.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { BADGE_KINDS, badgeClass } from '#content/badges.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { BreakableCode } from '#scripts/content/render/html-parts.tsx';
import { defineComponent, defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { isPhrasing } from '#scripts/content/tree/nodes.ts';
import { code, phrasing, text } from './markdown-nodes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/** A part of a sentence or a table that links can point to. */
export const anchor = defineComponent({
  props: {
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]*$/, 'Write lowercase letters, digits, and hyphens: `id="service-storage"`.'),
    ),
  },
  display: 'inline',
  content: 'phrasing',
  anchor: ({ id = '' }) => id,
  html: ({ node, children }) => <span id={node.data?.id}>{children}</span>,
  markdown: ({ children }) => children,
});

/** A link to where several anchors of the page moved. Browsers follow the link from each anchor. */
export const moved = defineExpansion({
  props: {
    anchors: v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9._-]*(?:\s+[a-z0-9][a-z0-9._-]*)*$/,
        'Write anchors as they are in addresses, with spaces between them: `anchors="install upgrade"`.',
      ),
      // Each one is an element around the others.
      v.maxLength(2000, 'Write 2,000 characters at most, and a second link for the other anchors.'),
    ),
  },
  display: 'inline',
  content: 'phrasing',
  check: (node, report) => {
    if (!onlyLink(node.children))
      report(
        node,
        '`<Moved>` must contain exactly one link.',
        'Put only the link to the new place inside it.',
      );
  },
  expand: ({ node, props }) => {
    const link = onlyLink(node.children);
    return link ? [withMovedAnchors(link, props.anchors.split(/\s+/))] : [];
  },
});

const onlyLink = ([first, ...more]: readonly RootContent[]): PhrasingContent | undefined =>
  first?.type === 'link' && isPhrasing(first) && more.length === 0 ? first : undefined;

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

export const badge = defineComponent({
  props: { kind: v.picklist(BADGE_KINDS) },
  display: 'inline',
  content: 'phrasing',
  html: ({ props, children }) => <span class={badgeClass(props.kind)}>{children}</span>,
  markdown: ({ children }) => [text('('), ...phrasing(children), text(')')],
});

/** A part with a space before it, which separates the parts wherever no style sheet does. */
export const spaced = (part: VNode) => <> {part}</>;

/** A decorative icon. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" aria-hidden="true">
    <use href={`#${iconId(name)}`} />
  </svg>
);
