import type { List, ListItem, PhrasingContent } from 'mdast';
import { code, list, listItem, paragraph, text } from '#scripts/components/markdown-nodes.ts';
import { docsHref } from '#scripts/content/addresses/docs-href.ts';
import { isCalled } from '#scripts/content/symbols/is-called.ts';
import { pageAddress } from '#scripts/content/symbols/page-address.ts';
import type { Context } from './context.ts';
import { titlePart } from './entry-parts.tsx';
import { ownerPart, pagePart } from './index-parts.tsx';
import type { MovedLinks } from './moved-links.ts';
import { type AnchoredName, namesBelow } from './names-below.ts';
import { pageIcon, pageTitle } from './page-title.ts';
import { symbolTitle } from './symbol-title.ts';

/** Functions, types with their methods, and all other types, in this order below each page. */
export const entryIndex = (context: Context, moved: MovedLinks): List =>
  listOf(
    [...context.library.pages].map(([page, { symbols }]) => {
      const lines = symbols.map((symbol) => {
        const methods = namesBelow(symbol).filter(isMethod);
        const tier = methods.length > 0 ? 1 : isCalled(symbol) ? 0 : 2;
        const own = nameLink({ ...symbol, title: symbolTitle(symbol) }, context, moved);
        const links = methods.map((name) => nameLink(name, context, moved));
        return { tier, line: spaced(tier < 2 ? ownerPart({ inline: true }, own) : own, links) };
      });
      const address = docsHref(pageAddress(context.library.reference, page));
      return item(
        [pagePart({ icon: pageIcon(page), inline: true }, moved.link(address, text(pageTitle(page))))],
        lines.toSorted((one, other) => one.tier - other.tier).map(({ line }) => item(line)),
      );
    }),
  );

/** What else types have, by page and type. */
export const otherIndex = (context: Context, moved: MovedLinks): List =>
  listOf(
    [...context.library.pages].flatMap(([page, { symbols }]) => {
      const lines = symbols.flatMap((symbol) => {
        const rows = namesBelow(symbol).filter((name) => !isMethod(name));
        const links = rows.map((name) => nameLink(name, context, moved));
        const owner = ownerPart({ inline: true }, code(symbolTitle(symbol)));
        return links.length > 0 ? [item(spaced(owner, links))] : [];
      });
      return lines.length > 0 ? [item([text(pageTitle(page))], lines)] : [];
    }),
  );

/** Constructors have the name of their type, which is in the index already. */
const isMethod = ({ kind }: AnchoredName): boolean => isCalled({ kind }) && kind !== 'constructor';

const nameLink = (
  { id, title }: Pick<AnchoredName, 'id' | 'title'>,
  { library }: Context,
  moved: MovedLinks,
): PhrasingContent =>
  moved.link(
    library.find(id)?.href ?? '',
    titlePart({ owner: undefined, name: title, inline: true }, text(title)),
  );

const spaced = (first: PhrasingContent, more: readonly PhrasingContent[]): PhrasingContent[] => [
  first,
  ...more.flatMap((node) => [text(' '), node]),
];

const listOf = (items: readonly ListItem[]): List => list(items, { ordered: false });

/** An item of a list without blank lines. */
const item = (line: PhrasingContent[], below: readonly ListItem[] = []): ListItem => ({
  ...listItem(paragraph(...line), ...(below.length > 0 ? [listOf(below)] : [])),
  spread: false,
});
