import type { IconName } from '#content/generated/icon-names.ts';
import { REFERENCE_PAGES, type ReferencePage } from '#content/reference-pages.ts';
import { code } from '#scripts/components/markdown-nodes.ts';
import { brokenInWords } from '#scripts/content/render/html-parts.tsx';
import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import { isCalled } from '#scripts/content/symbols/symbols-of.ts';
import { definePart } from '#scripts/content/tree/define-component.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/** The name of a symbol as a reader looks for it: `bucket()`, `Bucket.file()`, `File.name`. */
export const symbolTitle = (symbol: SymbolMember, owner?: SymbolEntry): string =>
  `${owner ? `${owner.name}.` : ''}${shortTitle(symbol)}`;

/** The name of a symbol next to its owner: `file()`, `name`. */
export const shortTitle = (symbol: Pick<SymbolMember, 'name' | 'kind'>): string =>
  isCalled(symbol) ? `${symbol.name}()` : symbol.name;

/** The title of the symbol with this identifier, which may be a sibling of the symbol that was found. */
export const locatedTitle = ({ symbol, owner }: LocatedSymbol, id: string): string => {
  const sibling = symbol.siblings?.find((other) => other.id === id);
  return symbolTitle(sibling ? { ...symbol, name: sibling.name } : symbol, owner);
};

/** A symbol with its title next to its owner. */
export interface AnchoredName extends Pick<SymbolMember, 'id' | 'kind'> {
  title: string;
}

/** A symbol and its siblings. */
export const withSiblings = (symbol: SymbolMember): AnchoredName[] =>
  [symbol, ...(symbol.siblings ?? [])].map(({ id, name }) => ({
    id,
    kind: symbol.kind,
    title: shortTitle({ ...symbol, name }),
  }));

/** The siblings of a symbol, and its members with theirs. */
export const namesBelow = (symbol: SymbolEntry): AnchoredName[] => [
  ...withSiblings(symbol).slice(1),
  ...(symbol.members ?? []).flatMap(withSiblings),
];

/** A parameter that links from the signature to its row. Both have the class, so that they are marked together. */
export interface LinkedParameter {
  name: string;
  /** It is unique on the page, and no published anchor. */
  id: string;
  className: string;
}

/** Returns `undefined` for an only parameter, a field of one, such as `opts.expiry`, and one that the signature does not name. */
export const linkedParameter = (
  { id, signature = '', parameters = [] }: SymbolMember,
  index: number,
): LinkedParameter | undefined => {
  const names = parameters.map((parameter) => /\w+/.exec(parameter.name)?.[0]);
  const name = names[index];
  if (!name || names.length === 1 || names.indexOf(name) < index) return undefined;
  return new RegExp(`\\(.*\\b${name}\\b`, 's').test(signature)
    ? { name, id: `${id}.${name}`, className: `p${index + 1}` }
    : undefined;
};

/** The letters of a title that fit on a line of a phone. Those of a method or a declaration are smaller. */
const LONGEST_TITLE_CHARACTERS = 24;
export const LONGEST_METHOD_CHARACTERS = 32;

/** The title of an entry. Its only child is the title as text. */
export const titlePart = definePart<{ owner?: string | undefined; name: string }>('SymbolTitle', {
  html: ({ props: { owner, name } }) =>
    owner ? (
      <code>
        <span class="entry-owner">{owner}.</span>
        {owner.length + name.length < LONGEST_METHOD_CHARACTERS ? '' : <wbr />}
        {name}
      </code>
    ) : (
      <code>{name.length > LONGEST_TITLE_CHARACTERS ? brokenInWords(name) : name}</code>
    ),
  markdown: ({ props: { owner, name } }) => [code(`${owner ? `${owner}.` : ''}${name}`)],
});

/** The title of a page of a reference, by the name of the page. */
export const pageTitle = (page: string): string => pageOf(page)?.title ?? page;

export const pageIcon = (page: string): IconName => pageOf(page)?.icon ?? 'document';

const pageOf = (page: string): ReferencePage | undefined => REFERENCE_PAGES.find(({ name }) => name === page);
