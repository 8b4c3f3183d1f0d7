import type { Reference } from '#content/references.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import type { LibrarySymbols, ValuePath } from './site-symbols.ts';
import type { Subject } from './symbol-rule.ts';
import { SYMBOL_RULES } from './symbol-rules.ts';
import type { SymbolEntry, SymbolMember } from './symbol-schema.ts';

/** Checks every symbol of every library against all rules, and reports what breaks one. The data of `unread` has mistakes. */
export const checkSymbols = (
  libraries: readonly LibrarySymbols[],
  unread: ReadonlySet<Reference>,
  problems: Problem[],
): void => {
  for (const library of libraries) {
    const { sdk } = library.library;
    const latest = libraries.find(({ reference }) => reference === sdk);
    const check = (
      symbol: SymbolEntry | SymbolMember,
      { page, path, owner }: { page: string; path: ValuePath; owner?: SymbolEntry },
    ) => {
      const report: Subject['report'] = (below, message, cure) =>
        problems.push({ ...library.origin(page, [...path, ...below]), message, cure });
      const subject = {
        symbol,
        owner,
        page,
        library,
        latest: unread.has(sdk) ? ('unread' as const) : latest === library ? undefined : latest,
        report,
      };
      for (const rule of SYMBOL_RULES) rule(subject);
    };
    for (const [page, { symbols }] of library.pages)
      for (const [index, symbol] of symbols.entries()) {
        const path = ['symbols', index];
        check(symbol, { page, path });
        for (const [number, member] of (symbol.members ?? []).entries())
          check(member, { page, path: [...path, 'members', number], owner: symbol });
      }
  }
};
