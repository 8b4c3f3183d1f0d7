import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { compareParameters } from './compare-parameters.ts';
import { compareTypes } from './compare-types.ts';
import type { Report } from './comparison.ts';
import type { Declaration, Member } from './declaration.ts';
import type { Declarations } from './declarations.ts';

/** Reports parameters, a result, or a type of a symbol that are not those of its own signature. */
export const compareDetails = async (
  symbol: SymbolMember,
  written: Declaration | Member | undefined,
  declarations: Declarations,
  report: Report,
): Promise<void> => {
  if (!written) return;
  const { type, returns } = symbol;
  if (type !== undefined && written.type !== undefined) {
    const signed =
      written.optional && type.endsWith(' | undefined') ? `${written.type} | undefined` : written.type;
    compareTypes({ path: ['type'], type, signed }, declarations, report);
  }
  const constructors = 'constructors' in written ? written.constructors : [];
  const overloads = written.overloads ?? constructors;
  if (overloads.length === 0 || symbol.kind === 'type') return;
  const signed = [...new Set(overloads.map((overload) => overload.returns))].join(' | ');
  if (returns) compareTypes({ path: ['returns', 'type'], type: returns.type, signed }, declarations, report);
  else if (constructors.length === 0) compareTypes({ path: [], type: 'void', signed }, declarations, report);
  await compareParameters(symbol, overloads, declarations, report);
};
