import type { LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';

/** Names with their values as far as they are known. */
export type Names = ReadonlyMap<string, Value | undefined>;

/** The known part of a value in a sample. */
export type Value =
  /** The module itself, such as Go's `nitric`. */
  | { kind: 'module'; module: string }
  /** Another file of the sample's page, with the names that it defines. */
  | { kind: 'file'; names: Names }
  /** A function, a method, a type, or another symbol. `id` differs from the symbol's for one of its siblings. */
  | { kind: 'symbol'; at: LocatedSymbol; id: string }
  /** An object of a type. */
  | { kind: 'object'; type: LocatedSymbol }
  /** Several objects of a type, such as a list or an iterator. */
  | { kind: 'objects'; type: LocatedSymbol }
  | FunctionValue;

/** A function of the sample, or of another file of its page. */
interface FunctionValue {
  kind: 'function';
  /** Follows a call with these arguments, and returns its result. */
  call: (given: Values) => Value | undefined;
}

export type Values = readonly (Value | undefined)[];

export type SymbolValue = Extract<Value, { kind: 'symbol' }>;
export type ObjectValue = Extract<Value, { kind: 'object' }>;

/** The type whose members a value has. */
export const typeIn = (value: Value | undefined): LocatedSymbol | undefined => {
  if (value?.kind === 'object') return value.type;
  return value?.kind === 'symbol' ? value.at : undefined;
};

/** The name of the module or the type that a value is or has. */
export const ownerName = (value: Value): string | undefined =>
  value.kind === 'module' ? value.module : typeIn(value)?.symbol.name;
