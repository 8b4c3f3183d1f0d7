import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { joined, paragraph, tableOf, text } from '#scripts/components/markdown-nodes.ts';
import { docsHref } from '#scripts/content/addresses/docs-href.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { element } from '#scripts/content/tree/element.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import { anchorTextPart } from './anchor-parts.tsx';
import { type Context, checkPlace, contextOf } from './context.ts';
import { indexPart } from './index-parts.tsx';
import { type MovedLinks, movedLinks } from './moved-links.ts';
import { pageTitle } from './page-title.ts';
import { entryIndex, otherIndex } from './symbol-index.ts';
import { notIn } from './symbols.ts';

/** Everything that a library has, and what it lacks. The links carry the anchors that the overview once had. */
export const symbolTable = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  check: checkPlace,
  expand: (view) => {
    const context = contextOf(view);
    if (!context) return [];
    const moved = movedLinks(context.library);
    return [
      indexPart({}, entryIndex(context, moved)),
      ...absentTable(context, moved),
      element(
        'details',
        {},
        element('summary', {}, paragraph(text('Constructors, properties, fields, and values'))),
        indexPart({}, otherIndex(context, moved)),
        ...movedSections(moved),
      ),
    ];
  },
});

const absentTable = (context: Context, moved: MovedLinks): RootContent[] => {
  const { pages, about, reference } = context.library;
  const rows = [...pages].flatMap(([page, { absent = [] }]): PhrasingContent[][][] => {
    const address = pageAddress(reference, page);
    const links = absent.map(({ id, title }) => moved.link(docsHref(`${address}#${id}`), text(title)));
    return links.length > 0 ? [[[text(pageTitle(page))], joined(links)]] : [];
  });
  const absentPages = about.absent.map(({ id, title, instead }, index) => [
    [anchorTextPart({ id, inline: true }, text(title))],
    [
      text(`${notIn(context.library)}. `),
      ...context.lineOf('library', instead, ['absent', index, 'instead']),
    ],
  ]);
  const all = [...rows, ...absentPages];
  return all.length > 0 ? [tableOf(['Page', 'Not available'], all)] : [];
};

/** Links to the sections that former anchors lead to. */
const movedSections = (moved: MovedLinks): Paragraph[] => {
  const links = moved.rest().map((href) => moved.link(href, text(wordsOf(href))));
  return links.length > 0 ? [paragraph(text('Sections: '), ...joined(links))] : [];
};

const wordsOf = (href: string): string => capitalized((href.split('#')[1] ?? 'start').replaceAll('-', ' '));
