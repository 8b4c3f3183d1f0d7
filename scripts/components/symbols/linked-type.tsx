import { code } from '#scripts/components/markdown-nodes.ts';
import { linkProps } from '#scripts/content/addresses.ts';
import { CodeInText } from '#scripts/content/render/html-parts.tsx';
import type { SymbolKind } from '#scripts/content/symbols/schema.ts';
import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import { definePart } from '#scripts/content/tree/define-component.ts';
import type { Context } from './context.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

/** A part of a type's text. A part that names a type of the library has the address of its entry. */
export interface TypePart {
  text: string;
  address?: string;
}

/**
 * Splits a type as the language writes it into the names of the library's types and the text between them. `of` is the
 * identifier of the type that is meant if several types have its name.
 */
export const typeParts = (type: string, context: Context, of?: string): TypePart[] => {
  const texts = type.split(/(?<![\w'"])([A-Za-z_]\w*)(?![\w'"])/);
  return texts.flatMap((text, index) => {
    if (text === '') return [];
    const namespace = texts[index - 1] === '.' ? texts[index - 2] : undefined;
    const href = index % 2 === 1 ? typeHref(text, context, { namespace, of }) : undefined;
    return href === undefined ? { text } : { text, address: context.address(href) };
  });
};

export const LinkedType = ({ parts }: { parts: readonly TypePart[] }) => (
  <>{parts.map(({ text, address }) => (address ? <a {...linkProps(address)}>{text}</a> : text))}</>
);

/** The type as code in a sentence, with links to the types in it. */
export const linkedType = (type: string, context: Context, of?: string) =>
  typePart({ type, parts: typeParts(type, context, of), inline: true });

const typePart = definePart<{ type: string; parts: readonly TypePart[] }>('SymbolType', {
  html: ({ props }) => (
    <CodeInText text={props.type}>
      <LinkedType parts={props.parts} />
    </CodeInText>
  ),
  markdown: ({ props }) => [code(props.type)],
});

/** The address, with `/docs`, of the library's type with this name. A type of the same page wins, and of several on a page the first. */
export const typeHref = (
  name: string,
  { library, page }: Context,
  { namespace, of }: { namespace?: string | undefined; of?: string | undefined } = {},
): string | undefined => {
  const types = typesOf(library).get(name) ?? [];
  const isOf = ({ symbol }: LocatedSymbol) => symbol.id === of;
  const isInside = ({ symbol }: LocatedSymbol) => symbol.module?.endsWith(`#${namespace}`);
  const isHere = (type: LocatedSymbol) => type.page === page;
  return (types.find(isOf) ?? types.find(isInside) ?? types.find(isHere) ?? types[0])?.href;
};

const TYPE_KINDS: readonly SymbolKind[] = ['class', 'interface', 'enum', 'type'];

const cache = new WeakMap<LibrarySymbols['pages'], ReadonlyMap<string, readonly LocatedSymbol[]>>();

/** The types of each name. */
const typesOf = ({ pages, find }: LibrarySymbols): ReadonlyMap<string, readonly LocatedSymbol[]> => {
  const cached = cache.get(pages);
  if (cached) return cached;
  const types = [...pages.values()].flatMap(({ symbols }) =>
    symbols.flatMap(({ id, kind }) => (TYPE_KINDS.includes(kind) ? (find(id) ?? []) : [])),
  );
  const byName = Map.groupBy(types, ({ symbol }) => symbol.name);
  cache.set(pages, byName);
  return byName;
};
