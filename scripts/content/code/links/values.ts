import type { SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { LocatedSymbol } from '#scripts/content/symbols/site-symbols.ts';

/** The known part of a value in a sample. */
export type Value =
  /** The module itself, such as Go's `nitric`. */
  | { kind: 'module'; module: string }
  /** A function, a method, a type, or another symbol. `id` differs from the symbol's for one of its siblings. */
  | { kind: 'symbol'; at: LocatedSymbol; id: string }
  /** An object of a type. */
  | { kind: 'object'; type: LocatedSymbol };

export type Values = readonly (Value | undefined)[];
export type SymbolValue = Extract<Value, { kind: 'symbol' }>;

/** The type whose members a value has. */
export const typeIn = (value: Value | undefined): LocatedSymbol | undefined => {
  if (value?.kind === 'object') return value.type;
  return value?.kind === 'symbol' ? value.at : undefined;
};

/** A symbol as a sample names it, either by its own name or by that of a sibling. */
export const symbolNamed = (at: LocatedSymbol, name: string): SymbolValue => {
  const sibling = at.symbol.siblings?.find((candidate) => candidate.name === name);
  return { kind: 'symbol', at, id: at.symbol.name === name ? at.symbol.id : (sibling?.id ?? at.symbol.id) };
};

/** The name of a symbol and those of its siblings. */
export const namesOf = ({ name, siblings = [] }: SymbolMember): string[] => [
  name,
  ...siblings.map((sibling) => sibling.name),
];

/** The name of a type without what does not change its members: `Ctx` for `*apis.Ctx`, `File` for `File?`. */
export const plainType = (type: string): string =>
  (/^[*&]?([\w.]+)(?:<.*>|\[.+\])?\??$/.exec(type.trim())?.[1] ?? '').split('.').at(-1) ?? '';

/** The last name in a type, which is that of its elements in a list: `File` for `[]*storage.File`, and for `File<T> | undefined`. */
export const lastType = (type: string): string =>
  plainType(/[\w.]+(?=\W*$)/.exec(type.replaceAll(UNNAMED, ''))?.[0] ?? '');

/** These parts do not affect the members: `undefined` in a union, and arguments such as `<T>` and `<any>`. */
const UNNAMED = /\| undefined$|<(?:[A-Z]|any|unknown)>/g;

/** `true` for the types of lists, iterators, and streams in any of the languages. */
export const isSeveral = (type: string): boolean =>
  /\[\]|\b(?:[Ll]ist\[|List<|Array<|Collection<|Iterable|Iterator|Generator|\w*Stream<|IEnumerable|Sequence)/.test(
    type,
  );

/** The names of parameters that arguments can name. A list of all further arguments, and a decorated function, have none. */
export const parameterNames = ({ parameters = [] }: SymbolMember): string[] =>
  parameters.flatMap(({ name }) => (/^[*(]/.test(name) ? [] : (name.match(/\w+/g) ?? [])));

/** The names of the parameters of the `__init__` in the declaration of a Python class. Types in brackets contain commas, too. */
export const initializerNames = (signature = ''): string[] => {
  const [, list = ''] = /__init__\(([^()]*)\)/.exec(signature) ?? [];
  let plain = list;
  while (/\[[^[\]]*\]/.test(plain)) plain = plain.replaceAll(/\[[^[\]]*\]/g, '');
  return [...plain.matchAll(/(?:^|,)\s*(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'self');
};

/** The texts that a function accepts at an index of its arguments. `undefined` if it accepts others, too. */
export const acceptedValues = ({ parameters = [] }: SymbolMember, index: number): string[] | undefined => {
  // Further arguments, such as Python's `*args`, are like those before them.
  const parameter = parameters
    .slice(0, index + 1)
    .findLast(({ name, values }) => values !== undefined || !name.startsWith('*'));
  const values = parameter?.values?.map((value) => (typeof value === 'string' ? value : value.name)) ?? [];
  const texts = values.flatMap((value) => /^(["'])([^…]*)\1$/.exec(value)?.[2] ?? []);
  return texts.length > 0 && texts.length === values.length ? texts : undefined;
};
