import type { SymbolEntry, SymbolFile, SymbolKind, SymbolMember } from './schema.ts';
import type { LibrarySymbols, ValuePath } from './site-symbols.ts';

const CALLED: readonly SymbolKind[] = ['function', 'constructor', 'method'];

/** `true` for symbols that code calls. They have an entry of their own, and all others are rows of their owner. */
export const isCalled = ({ kind }: Pick<SymbolMember, 'kind'>): boolean => CALLED.includes(kind);

/** A symbol with the value in its file that describes it. */
export interface SymbolPath {
  symbol: SymbolEntry | SymbolMember;
  /** The symbol whose member it is. */
  owner?: SymbolEntry;
  path: ValuePath;
}

/** The symbols of a file, each followed by its members. */
export const symbolPaths = ({ symbols }: SymbolFile): SymbolPath[] =>
  symbols.flatMap((symbol, index): SymbolPath[] => [
    { symbol, path: ['symbols', index] },
    ...(symbol.members ?? []).map((member, number) => ({
      symbol: member,
      owner: symbol,
      path: ['symbols', index, 'members', number],
    })),
  ]);

/** The symbols, each followed by its members. */
export const withMembers = (symbols: readonly SymbolEntry[]): SymbolMember[] =>
  symbols.flatMap((symbol) => [symbol, ...(symbol.members ?? [])]);

/** The anchors of a page's symbols and of its notes about what the library lacks. */
export const anchorsOf = ({ symbols, absent = [] }: SymbolFile): string[] => [
  ...withMembers(symbols).flatMap(idsOf),
  ...absent.map(({ id }) => id),
];

/** The identifier of a symbol, and those of its siblings. */
export const idsOf = ({ id, siblings = [] }: SymbolMember): string[] => [
  id,
  ...siblings.map((sibling) => sibling.id),
];

/** Everything that a library declares absent: pages, and symbols of its pages. */
export const absencesOf = ({ about, pages }: LibrarySymbols): NonNullable<SymbolFile['absent']> =>
  [about, ...pages.values()].flatMap(({ absent = [] }) => absent);

/** `class A(B)`, `class A<T> extends B<T>`, or `class A : B` */
const BASE = /^(?:[a-z]+ )*(?:class|interface)\s+[\w.]+(?:<.*?>)?(?:\(|\s+extends\s+|\s*:\s*)([\w.]+)/m;

/** The name of the type that a class or an interface extends, as its signature states it. */
export const baseType = ({ signature = '' }: Pick<SymbolMember, 'signature'>): string | undefined =>
  BASE.exec(signature)?.[1];

/** The calls that grant permissions, in the languages of all libraries. */
export const GRANTS = /^(?:allow|for|with)$/i;

/** The symbol of the error that a call without its permission raises. */
export const REFUSAL = 'permission-denied-exception';
