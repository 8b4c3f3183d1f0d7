import type { SymbolEntry, SymbolMember } from './symbol-schema.ts';

/** The symbols, each followed by its members. */
export const withMembers = (symbols: readonly SymbolEntry[]): SymbolMember[] =>
  symbols.flatMap((symbol) => [symbol, ...(symbol.members ?? [])]);
