import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { Declaration, Member } from './declaration.ts';
import { readDeclarations } from './read-declarations.ts';

/** Reads the signature of a symbol in the same way as a declaration file. `undefined` if it has none. */
export const readSignature = async ({
  name,
  kind,
  signature,
}: SymbolMember): Promise<Declaration | undefined> => {
  if (signature === undefined) return undefined;
  const text = signature.startsWith('new ')
    ? `class ${name} { ${signature.replace(/^new\s+\w+/, 'constructor')} }`
    : `${signature}${WITH_BODY.includes(kind) ? ' {}' : ''}`;
  return (await readDeclarations(`declare ${text}`)).named(name.split('.').at(-1) ?? name);
};

const WITH_BODY: readonly string[] = ['class', 'interface', 'enum'];

/** Reads the signature of a member. `undefined` if it has none. */
export const readMemberSignature = async ({
  name,
  kind,
  signature,
}: SymbolMember): Promise<Member | undefined> => {
  if (signature === undefined) return undefined;
  // The values of a union are their own signatures.
  if (/^['"]/.test(name)) return { type: signature };
  const owner = kind === 'value' ? 'enum' : 'class';
  return (await readDeclarations(`declare ${owner} Owner {\n${signature}\n}`))
    .named('Owner')
    ?.members.get(name);
};
