import type { PhrasingContent } from 'mdast';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { linkTo } from './drawing.ts';
import { pageAddress } from './page-address.ts';
import { movedPart } from './symbol-parts.tsx';

/** The links of an overview, which also carry the anchors of the reference's former single page. */
export interface MovedLinks {
  /** A link to an address with `/docs`. The first link to an address carries the anchors that moved there. */
  link: (href: string, ...children: PhrasingContent[]) => PhrasingContent;
  /** The addresses of a page that have no link yet. */
  rest: (page: string) => string[];
}

export const movedLinks = ({ moved, reference }: LibrarySymbols): MovedLinks => {
  const start = `/docs${pageAddress(reference, 'index')}`;
  const anchors = new Map<string, string[]>();
  // An anchor that stays where it was is still on the page.
  for (const [anchor, href] of Object.entries(moved))
    if (href !== `${start}#${anchor}`) anchors.set(href, [...(anchors.get(href) ?? []), anchor]);
  return {
    link: (href, ...children) => {
      const own = anchors.get(href) ?? [];
      anchors.delete(href);
      const link: PhrasingContent = linkTo(href.slice('/docs'.length), ...children);
      return own.reduce<PhrasingContent>((inner, id) => movedPart({ id, inline: true }, inner), link);
    },
    rest: (page) => {
      const address = `/docs${pageAddress(reference, page)}`;
      return [...anchors.keys()].filter((href) => href.split('#')[0] === address);
    },
  };
};
