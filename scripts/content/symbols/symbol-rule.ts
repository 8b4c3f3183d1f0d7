import type { LibrarySymbols, ValuePath } from './site-symbols.ts';
import type { SymbolEntry, SymbolMember } from './symbol-schema.ts';

/** A symbol with everything that a rule needs to judge it. */
export interface Subject {
  symbol: SymbolEntry | SymbolMember;
  owner: SymbolEntry | undefined;
  page: string;
  library: LibrarySymbols;
  /** The newest version of the same library, `unread` if its data has mistakes, or `undefined` if this is the newest. */
  latest: LibrarySymbols | 'unread' | undefined;
  report: (path: ValuePath, message: string, cure: string) => void;
}

/** Reports what breaks it. */
export type Rule = (subject: Subject) => void;
