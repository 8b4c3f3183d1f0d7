import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { Report } from './comparison.ts';
import type { Member } from './declaration.ts';
import type { Declarations } from './declarations.ts';
import { normalType } from './normal-type.ts';
import { readDeclarations } from './read-declarations.ts';

/** A type in the data, the one in the signature, and the place in the data. */
interface TwoTypes {
  path: ValuePath;
  type: string;
  signed: string;
}

/** Reports a type that is neither the signature's type nor its expansion. The order of a union does not matter. */
export const compareTypes = (
  { path, type, signed }: TwoTypes,
  declarations: Declarations,
  report: Report,
): void => {
  const found = declarations.named(signed.replace('[]', ''));
  const meaning = found?.kind === 'type' ? (found.type ?? '') + (signed.endsWith('[]') ? '[]' : '') : signed;
  if (![signed, meaning].map(sorted).includes(sorted(normalType(type))))
    report(
      path,
      `The type is \`${type}\`, but the signature has \`${signed}\`.`,
      'Correct the one that differs from the declaration.',
    );
};

const sorted = (type: string): string => type.split(' | ').sort().join(' | ');

/** The fields of an object type, of a type by its name, or of `Omit<…>` of one. */
export const fieldsOf = async (
  type = '',
  declarations: Declarations,
): Promise<ReadonlyMap<string, Member>> => {
  if (type.startsWith('{')) {
    const own = await readDeclarations(`declare interface Owner ${type}`);
    return own.find('Owner')?.members ?? new Map();
  }
  const found = declarations.find(/^(?:Omit<)?(\w+)/.exec(type)?.[1] ?? '');
  if (found?.kind === 'type') return fieldsOf(found.type, declarations);
  return found ? declarations.membersOf(found) : new Map();
};
