import type { PhrasingContent } from 'mdast';
import { linkToHref } from '#scripts/components/markdown-nodes.ts';
import { docsHref } from '#scripts/content/addresses/docs-href.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { withMovedAnchors } from './anchor-parts.tsx';

/** The links of an overview, which also carry the anchors that the overview once had. */
export interface MovedLinks {
  /** A link to an address with `/docs`. The first link to an address carries the anchors that moved there. */
  link: (href: string, ...children: PhrasingContent[]) => PhrasingContent;
  /** The addresses that have no link yet. */
  rest: () => string[];
}

export const movedLinks = (library: LibrarySymbols): MovedLinks => {
  const anchors = new Map<string, string[]>();
  for (const [anchor, href] of Object.entries(library.moved))
    if (!isOnStart(anchor, library)) anchors.set(href, [...(anchors.get(href) ?? []), anchor]);
  return {
    link: (href, ...children) => {
      const own = anchors.get(href) ?? [];
      anchors.delete(href);
      return withMovedAnchors(linkToHref(href, ...children), own);
    },
    rest: () => [...anchors.keys()],
  };
};

/** `true` if the overview itself has the anchor: a section that stayed, or a note about a missing page. */
const isOnStart = (anchor: string, { moved, reference, about }: LibrarySymbols): boolean =>
  moved[anchor] === docsHref(`${pageAddress(reference, 'index')}#${anchor}`) ||
  about.absent.some(({ id }) => id === anchor);
