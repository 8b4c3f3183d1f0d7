import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolKind } from '#scripts/content/symbols/symbol-schema.ts';
import type { Context } from './context.ts';
import { type TypePart, typePart } from './fact-parts.tsx';

const TYPES: readonly SymbolKind[] = ['class', 'interface', 'enum', 'type'];

/** Splits a type as the language writes it into the names of the library's types and the text between them. */
export const typeParts = (type: string, context: Context): TypePart[] =>
  type.split(/(?<![\w'"])([A-Za-z_]\w*)(?![\w'"])/).flatMap((text, index) => {
    if (text === '') return [];
    const href = index % 2 === 1 ? typeHref(text, context) : undefined;
    return href === undefined ? { text } : { text, address: context.address(href) };
  });

/** The type as code in a sentence. */
export const linkedType = (type: string, context: Context) =>
  typePart({ type, parts: typeParts(type, context), inline: true });

/** The address of the type with this name. A type of the same page wins. */
const typeHref = (name: string, { library, page }: Context): string | undefined => {
  const hrefs = typesOf(library).get(name);
  return hrefs?.get(page) ?? hrefs?.values().next().value;
};

type TypesByName = ReadonlyMap<string, ReadonlyMap<string, string>>;
const known = new WeakMap<LibrarySymbols['pages'], TypesByName>();

/** The addresses of each type, by page. */
const typesOf = ({ pages, find }: LibrarySymbols): TypesByName => {
  const cached = known.get(pages);
  if (cached) return cached;
  const types = new Map<string, Map<string, string>>();
  for (const [page, { symbols }] of pages)
    for (const { id, name, kind } of symbols) {
      const href = TYPES.includes(kind) ? find(id)?.href : undefined;
      if (href) types.set(name, (types.get(name) ?? new Map()).set(page, href));
    }
  known.set(pages, types);
  return types;
};
