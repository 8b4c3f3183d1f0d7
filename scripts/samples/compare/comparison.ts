import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { NodePackage } from '#scripts/samples/node-packages.ts';
import type { Declarations } from './declarations.ts';
import type { Exceptions } from './exceptions.ts';

/** The compared part of a symbol. */
export interface ComparedSymbol extends SymbolMember {
  members?: readonly SymbolMember[];
  /** The name of the type whose members this type also has. */
  extends?: string;
}

/** The declarations that a symbol is compared with. */
export interface Comparison {
  symbols: readonly ComparedSymbol[];
  published: Declarations;
  /** The published declarations, and those of what the package does not have yet. */
  all: Declarations;
  about: NodePackage;
  exceptions: Exceptions;
}

/** Records a problem at a value in the data of a symbol. */
export type Report = (path: ValuePath, message: string, cure: string) => void;

/** Records problems of a name, unless it is an exception. */
export const exceptTo =
  (report: Report, name: string, { exceptions }: Comparison): Report =>
  (...problem) => {
    if (!exceptions.isDifferent(name)) report(...problem);
  };

/** The name with the namespace that exports it. */
export const declaredName = ({ name, module = '' }: SymbolMember): string => {
  const namespace = module.split('#')[1];
  return namespace && !name.includes('.') ? `${namespace}.${name}` : name;
};

export const CURE_NAME =
  'Correct the name, or add what is newer to scripts/samples/declarations, with the source that it follows.';
