import { checkSince } from './check-since.ts';
import { compareParameters, signatureOverloads } from './compare-parameters.ts';
import { type ComparedSymbol, type Comparison, CURE_NAME, declaredName, type Report } from './comparison.ts';
import type { Declaration, Declarations } from './declarations.ts';
import { isLeftOut, isUndeclared } from './exceptions.ts';

/** Compares the members of a class, an interface, an enum, a union, or an object. */
export const compareMembers = async (
  symbol: ComparedSymbol,
  comparison: Comparison,
  report: Report,
): Promise<void> => {
  const { about } = comparison;
  const published = membersOf(comparison.published, symbol);
  const declared = membersOf(comparison.all, symbol);
  const members = symbol.members ?? [];
  for (const [index, member] of members.entries()) {
    const reportMember: Report = (path, message, cure) => report(['members', index, ...path], message, cure);
    const written = member.kind === 'method' ? await signatureOverloads(member, true) : undefined;
    for (const { name } of [member, ...(member.siblings ?? [])]) {
      if (declared.has(name)) {
        checkSince({ ...member, name }, published.has(name), about, reportMember);
        if (member.kind === 'method') compareParameters(written, declared.get(name)?.overloads, reportMember);
      } else if (!isUndeclared(`${symbol.name}.${name}`))
        reportMember(['name'], `\`${symbol.name}\` of ${about.label} has no \`${name}\`.`, CURE_NAME);
    }
  }
  if (!hasMembers(symbol)) return;
  const known = knownMembers(symbol, comparison.symbols);
  for (const name of declared.keys())
    if (!known.has(name) && !isLeftOut(`${symbol.name}.${name}`))
      report(
        ['name'],
        `\`${symbol.name}\` of ${about.label} has \`${name}\`, and the data does not.`,
        'Add the member, or name it in scripts/samples/compare/exceptions.ts with the reason.',
      );
};

const membersOf = (declarations: Declarations, symbol: ComparedSymbol): Declaration['members'] => {
  const found = declarations.find(declaredName(symbol));
  return found ? declarations.membersOf(found) : new Map();
};

const hasMembers = ({ kind }: ComparedSymbol): boolean =>
  ['class', 'interface', 'enum', 'constant'].includes(kind);

const knownMembers = (symbol: ComparedSymbol, symbols: readonly ComparedSymbol[]): Set<string> => {
  const own = (symbol.members ?? []).flatMap(({ name, siblings = [] }) => [
    name,
    ...siblings.map((each) => each.name),
  ]);
  const base = symbol.extends === undefined ? undefined : symbols.find(({ name }) => name === symbol.extends);
  return new Set([...own, ...(base && base !== symbol ? knownMembers(base, symbols) : [])]);
};
