import { baseType } from '#scripts/content/symbols/base-type.ts';
import { checkSince } from './check-since.ts';
import { compareDetails } from './compare-details.ts';
import { compareSignature } from './compare-signature.ts';
import {
  type ComparedSymbol,
  type Comparison,
  CURE_NAME,
  declaredName,
  exceptTo,
  type Report,
} from './comparison.ts';
import type { Declaration } from './declaration.ts';
import type { Declarations } from './declarations.ts';
import { readMemberSignature } from './read-signature.ts';

/** Compares the members of a class, an interface, an enum, a union, or an object. */
export const compareMembers = async (
  symbol: ComparedSymbol,
  comparison: Comparison,
  report: Report,
): Promise<void> => {
  const { about, exceptions } = comparison;
  const published = membersOf(comparison.published, symbol);
  const declared = membersOf(comparison.all, symbol);
  const members = symbol.members ?? [];
  for (const [index, member] of members.entries()) {
    const reportMember: Report = (path, message, cure) => report(['members', index, ...path], message, cure);
    const written = await readMemberSignature(member);
    await compareDetails(
      member,
      written,
      comparison.all,
      exceptTo(reportMember, `${symbol.name}.${member.name}`, comparison),
    );
    for (const { name } of [member, ...(member.siblings ?? [])]) {
      const found = declared.get(name);
      const fullName = `${symbol.name}.${name}`;
      if (found) {
        checkSince({ ...member, name }, published.has(name), about, reportMember);
        if (written) compareSignature(written, found, exceptTo(reportMember, fullName, comparison));
      } else if (!exceptions.isUndeclared(fullName))
        reportMember(['name'], `\`${symbol.name}\` of ${about.label} has no \`${name}\`.`, CURE_NAME);
    }
  }
  if (!hasMembers(symbol)) return;
  const known = knownMembers(symbol, comparison.symbols);
  for (const name of declared.keys())
    if (!known.has(name) && !exceptions.isLeftOut(`${symbol.name}.${name}`))
      report(
        ['name'],
        `\`${symbol.name}\` of ${published.has(name) ? about.label : about.additions} has \`${name}\`, but the data does not.`,
        'Add the member, or name it in scripts/samples/compare/exceptions.ts with the reason.',
      );
};

const membersOf = (declarations: Declarations, symbol: ComparedSymbol): Declaration['members'] => {
  const found = declarations.find(declaredName(symbol));
  return found ? declarations.membersOf(found) : new Map();
};

/** The literals of a union may be in its signature alone. */
const hasMembers = ({ kind, members }: ComparedSymbol): boolean =>
  kind === 'type' ? members !== undefined : ['class', 'interface', 'enum', 'constant'].includes(kind);

const knownMembers = (symbol: ComparedSymbol, symbols: readonly ComparedSymbol[]): Set<string> => {
  const own = (symbol.members ?? []).flatMap(({ name, siblings = [] }) => [
    name,
    ...siblings.map((each) => each.name),
  ]);
  const base = symbols.find(({ name }) => name === baseType(symbol));
  return new Set([...own, ...(base && base !== symbol ? knownMembers(base, symbols) : [])]);
};
