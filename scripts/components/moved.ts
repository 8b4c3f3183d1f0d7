import type { PhrasingContent, RootContent } from 'mdast';
import * as v from 'valibot';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { isPhrasing } from '#scripts/content/tree/nodes.ts';
import { withMovedAnchors } from './symbols/anchor-parts.tsx';

/** A link to the place that several anchors of the page moved to. Browsers follow the link from each anchor. */
export const moved = defineExpansion({
  props: {
    anchors: v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9._-]*(?:\s+[a-z0-9][a-z0-9._-]*)*$/,
        'Write anchors as they are in addresses, with spaces between them: `anchors="install upgrade"`.',
      ),
    ),
  },
  place: 'inline',
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
