import type { Problem } from '#scripts/content/problems/problem.ts';
import type { SymbolFile } from '#scripts/content/symbols/file-schemas.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { NodePackage } from '#scripts/samples/node-packages.ts';
import { checkSince } from './check-since.ts';
import { compareDetails } from './compare-details.ts';
import { compareMembers } from './compare-members.ts';
import { compareDeclaration } from './compare-signature.ts';
import {
  type ComparedSymbol,
  type Comparison,
  CURE_NAME,
  declaredName,
  exceptTo,
  type Report,
} from './comparison.ts';
import { Exceptions } from './exceptions.ts';
import { readDeclarations } from './read-declarations.ts';
import { readSignature } from './read-signature.ts';

/** The symbols of a library that are compared. */
interface ComparedLibrary {
  pages: ReadonlyMap<string, SymbolFile>;
  origin: (page: string, path: ValuePath) => Omit<Problem, 'message' | 'cure'>;
}

/** Compares the symbols of the Node.js library with the declarations that npm serves, and with ours of what is newer. */
export const compareSymbols = async (
  { pages, origin }: ComparedLibrary,
  about: NodePackage,
  texts: { published: string; additions: string },
  exceptions = new Exceptions(),
): Promise<Problem[]> => {
  const published = await readDeclarations(texts.published);
  const all = await readDeclarations(`${texts.published}\n${texts.additions}`);
  const problems: Problem[] = [];
  const symbols = [...pages.values()].flatMap((page): ComparedSymbol[] => page.symbols);
  const comparison: Comparison = { symbols, published, all, about, exceptions };
  for (const [page, file] of pages)
    for (const [index, symbol] of file.symbols.entries()) {
      const report: Report = (path, message, cure) =>
        problems.push({ ...origin(page, ['symbols', index, ...path]), message, cure });
      await compareSymbol(symbol, comparison, report);
    }
  const known = new Set(symbols.map((symbol) => declaredName(symbol).split('.')[0]));
  for (const name of all.exported)
    if (!known.has(name) && !exceptions.isLeftOut(name))
      problems.push({
        ...origin('library', []),
        message: `${published.exported.includes(name) ? about.label : about.additions} exports \`${name}\`, but no symbol has this name.`,
        cure: 'Add the symbol, or name it in scripts/samples/compare/exceptions.ts with the reason.',
      });
  return problems;
};

const compareSymbol = async (
  symbol: ComparedSymbol,
  comparison: Comparison,
  report: Report,
): Promise<void> => {
  const { published, all, about } = comparison;
  const name = declaredName(symbol);
  const declared = symbol.kind === 'type' ? all.named(name) : all.find(name);
  if (!declared) {
    report(['name'], `${about.label} has no \`${name}\`.`, CURE_NAME);
    return;
  }
  checkSince(symbol, published.find(name) !== undefined, about, report);
  const written = await readSignature(symbol);
  compareDeclaration(symbol.kind, written, declared, exceptTo(report, symbol.name, comparison));
  await compareDetails(symbol, written, all, exceptTo(report, symbol.name, comparison));
  await compareMembers(symbol, comparison, report);
};
