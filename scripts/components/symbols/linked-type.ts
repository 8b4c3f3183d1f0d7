import type { LibrarySymbols, LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolKind } from '#scripts/content/symbols/symbol-schema.ts';
import type { Context } from './context.ts';
import { type TypePart, typePart } from './fact-parts.tsx';

const TYPES: readonly SymbolKind[] = ['class', 'interface', 'enum', 'type'];

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

/** The type as code in a sentence. */
export const linkedType = (type: string, context: Context, of?: string) =>
  typePart({ type, parts: typeParts(type, context, of), inline: true });

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

const known = new WeakMap<LibrarySymbols['pages'], ReadonlyMap<string, readonly LocatedSymbol[]>>();

/** The types of each name. */
const typesOf = ({ pages, find }: LibrarySymbols): ReadonlyMap<string, readonly LocatedSymbol[]> => {
  const cached = known.get(pages);
  if (cached) return cached;
  const types = new Map<string, LocatedSymbol[]>();
  for (const { symbols } of pages.values())
    for (const { id, name, kind } of symbols) {
      const type = TYPES.includes(kind) ? find(id) : undefined;
      if (type) types.set(name, [...(types.get(name) ?? []), type]);
    }
  known.set(pages, types);
  return types;
};
