import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { Report } from './comparison.ts';
import type { Overloads, Parameter } from './declarations.ts';
import { readDeclarations } from './read-declarations.ts';

/** The parameters in the signature of a function or a method. */
export const signatureOverloads = async (
  { name, signature }: SymbolMember,
  isMember: boolean,
): Promise<Overloads | undefined> => {
  if (signature === undefined) return undefined;
  const text = isMember ? `declare class Owner {\n${signature}\n}` : `declare ${signature}`;
  const found = (await readDeclarations(text)).find(isMember ? 'Owner' : (name.split('.').at(-1) ?? name));
  return isMember ? found?.members.get(name)?.overloads : found?.overloads;
};

/** Reports a signature whose parameters are not those of the declaration. */
export const compareParameters = (
  written: Overloads | undefined,
  declared: Overloads | undefined,
  report: Report,
): void => {
  const difference = parametersDifference(written, declared);
  if (difference) report(['signature'], `The signature ${difference}.`, 'Correct the signature.');
};

/** What differs between the parameters of a signature and those of a declaration, or `undefined` if nothing does. */
const parametersDifference = (
  written: Overloads | undefined,
  declared: Overloads | undefined,
): string | undefined => {
  const [own, other] = [written, declared].map((overloads) => overloads?.map(listOf).join(' and '));
  if (own === other) return undefined;
  return `has the parameters ${own ?? '(none: it is not called)'}, and the declaration has ${other ?? '(none: it is not called)'}`;
};

const listOf = (parameters: readonly Parameter[]): string =>
  `\`(${parameters.map(({ name, optional, rest }) => `${rest ? '...' : ''}${name}${optional ? '?' : ''}`).join(', ')})\``;
