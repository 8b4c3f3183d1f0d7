import type { SymbolKind, SymbolMember } from './symbol-schema.ts';

const CALLED: readonly SymbolKind[] = ['function', 'constructor', 'method'];

/** `true` for symbols that code calls. They have an entry of their own, and all others are rows of their owner. */
export const isCalled = ({ kind }: Pick<SymbolMember, 'kind'>): boolean => CALLED.includes(kind);
