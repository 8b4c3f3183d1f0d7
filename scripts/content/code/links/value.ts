import type { LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';

/** The known part of a value in a sample. */
export type Value =
  /** The module itself, such as Go's `nitric`. */
  | { kind: 'module'; module: string }
  /** A function, a method, a type, or another symbol. `id` differs from the symbol's for one of its siblings. */
  | { kind: 'symbol'; at: LocatedSymbol; id: string }
  /** An object of a type. */
  | { kind: 'object'; type: LocatedSymbol }
  /** Several objects of a type, such as a list or an iterator. */
  | { kind: 'objects'; type: LocatedSymbol };

export type ObjectValue = Extract<Value, { kind: 'object' }>;

/** The type whose members a value has. */
export const typeIn = (value: Value | undefined): LocatedSymbol | undefined => {
  if (value?.kind === 'object') return value.type;
  return value?.kind === 'symbol' ? value.at : undefined;
};

/** The name of the module or the type that a value is or has. */
export const ownerName = (value: Value): string => {
  if (value.kind === 'module') return value.module;
  return value.kind === 'symbol' ? value.at.symbol.name : value.type.symbol.name;
};
