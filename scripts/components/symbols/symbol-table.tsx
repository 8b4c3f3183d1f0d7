import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { ownValue } from '#content/own-value.ts';
import { anchorTextPart, Icon, withMovedAnchors } from '#scripts/components/inline.tsx';
import {
  code,
  joined,
  linkToHref,
  list,
  listItem,
  paragraph,
  tableOf,
  text,
} from '#scripts/components/markdown-nodes.ts';
import { docsHref } from '#scripts/content/addresses.ts';
import { type LibrarySymbols, pageAddress } from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { defineExpansion, definePart } from '#scripts/content/tree/define-component.ts';
import { element } from '#scripts/content/tree/nodes.ts';
import { capitalized } from '#worker/model/text.ts';
import { type Context, checkLocation, contextOf } from './context.ts';
import { type AnchoredName, namesBelow, pageIcon, pageTitle, symbolTitle, titlePart } from './names.tsx';
import { boxPart, notIn } from './symbols.tsx';

/** @jsxRuntime automatic @jsxImportSource preact */

/** Everything that a library has, and what it lacks. The links carry the anchors that the overview once had. */
export const symbolTable = defineExpansion({
  check: checkLocation,
  expand: (view) => {
    const context = contextOf(view);
    if (!context) return [];
    const links = linksOf(context.library);
    return [
      boxPart({ className: 'symbol-index' }, entryIndex(context, links)),
      ...absentTable(context, links),
      element(
        'details',
        {},
        element('summary', {}, paragraph(text('Constructors, properties, fields, and values'))),
        boxPart({ className: 'symbol-index' }, otherIndex(context, links)),
        ...movedSections(links),
      ),
    ];
  },
});

/** The links of an overview, which also carry the anchors that the overview once had. */
interface Links {
  /** A link to an address with `/docs`. The first link to an address carries the anchors that moved there. */
  link: (href: string, ...children: PhrasingContent[]) => PhrasingContent;
  /** The addresses with anchors that have no link yet. */
  rest: () => string[];
}

const linksOf = (library: LibrarySymbols): Links => {
  const moved = Object.keys(library.moved).filter((anchor) => !isOnStart(anchor, library));
  const anchors = Map.groupBy(moved, (anchor) => ownValue(library.moved, anchor) ?? '');
  return {
    link: (href, ...children) => {
      const carried = anchors.get(href) ?? [];
      anchors.delete(href);
      return withMovedAnchors(linkToHref(href, ...children), carried);
    },
    rest: () => [...anchors.keys()],
  };
};

/** `true` if the overview itself has the anchor: a section that stayed, or a note about a missing page. */
const isOnStart = (anchor: string, { moved, reference, about }: LibrarySymbols): boolean =>
  ownValue(moved, anchor) === docsHref(`${pageAddress(reference, 'index')}#${anchor}`) ||
  about.absent.some(({ id }) => id === anchor);

/** Functions, types with their methods, and all other types, in this order below each page. */
const entryIndex = (context: Context, links: Links): List =>
  listOf(
    [...context.library.pages].map(([page, { symbols }]) => {
      const lines = symbols.map((symbol) => {
        const methods = namesBelow(symbol).filter(isMethod);
        const tier = methods.length > 0 ? 1 : isCalled(symbol) ? 0 : 2;
        const name = nameLink({ ...symbol, title: symbolTitle(symbol) }, context, links);
        const below = methods.map((method) => nameLink(method, context, links));
        return { tier, line: spaced(tier < 2 ? ownerPart({ inline: true }, name) : name, below) };
      });
      const address = docsHref(pageAddress(context.library.reference, page));
      return item(
        [pagePart({ icon: pageIcon(page), inline: true }, links.link(address, text(pageTitle(page))))],
        lines.toSorted((one, other) => one.tier - other.tier).map(({ line }) => item(line)),
      );
    }),
  );

const pagePart = definePart<{ icon: IconName }>('SymbolPage', {
  html: ({ props, children }) => (
    <span class={withHue('index-page', props.icon)}>
      <Icon name={props.icon} />
      {children}
    </span>
  ),
});

/** A function, or a type whose methods or rows follow. */
const ownerPart = definePart('SymbolOwner', { html: ({ children }) => <b>{children}</b> });

/** The index of constructors, properties, fields, and values, by page and type. */
const otherIndex = (context: Context, links: Links): List =>
  listOf(
    [...context.library.pages].flatMap(([page, { symbols }]) => {
      const lines = symbols.flatMap((symbol) => {
        const rows = namesBelow(symbol).filter((name) => !isMethod(name));
        const names = rows.map((name) => nameLink(name, context, links));
        const owner = ownerPart({ inline: true }, code(symbolTitle(symbol)));
        return names.length > 0 ? [item(spaced(owner, names))] : [];
      });
      return lines.length > 0 ? [item([text(pageTitle(page))], lines)] : [];
    }),
  );

/** Constructors have the name of their type, which is in the index already. */
const isMethod = ({ kind }: AnchoredName): boolean => isCalled({ kind }) && kind !== 'constructor';

const nameLink = (
  { id, title }: Pick<AnchoredName, 'id' | 'title'>,
  { library }: Context,
  links: Links,
): PhrasingContent =>
  links.link(library.find(id)?.href ?? '', titlePart({ name: title, inline: true }, text(title)));

const spaced = (first: PhrasingContent, more: readonly PhrasingContent[]): PhrasingContent[] =>
  joined([first, ...more], ' ');

const listOf = (items: readonly ListItem[]): List => list(items, { ordered: false });

/** An item of a list without blank lines. */
const item = (line: PhrasingContent[], below: readonly ListItem[] = []): ListItem => ({
  ...listItem(paragraph(...line), ...(below.length > 0 ? [listOf(below)] : [])),
  spread: false,
});

const absentTable = (context: Context, links: Links): RootContent[] => {
  const { pages, about, reference } = context.library;
  const rows = [...pages].flatMap(([page, { absent = [] }]): PhrasingContent[][][] => {
    const address = pageAddress(reference, page);
    const titles = absent.map(({ id, title }) => links.link(docsHref(`${address}#${id}`), text(title)));
    return titles.length > 0 ? [[[text(pageTitle(page))], joined(titles)]] : [];
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
const movedSections = (links: Links): Paragraph[] => {
  const sections = links.rest().map((href) => links.link(href, text(wordsOf(href))));
  return sections.length > 0 ? [paragraph(text('Sections: '), ...joined(sections))] : [];
};

const wordsOf = (href: string): string => capitalized((href.split('#')[1] ?? 'start').replaceAll('-', ' '));
