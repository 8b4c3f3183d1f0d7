import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import { compareTypes, fieldsOf } from './compare-types.ts';
import type { Report } from './comparison.ts';
import type { Member, Overloads, Parameter } from './declaration.ts';
import type { Declarations } from './declarations.ts';

/** Reports parameters of a symbol, and fields of its options, that are not those of its own signature. */
export const compareParameters = async (
  { parameters = [] }: SymbolMember,
  overloads: Overloads,
  declarations: Declarations,
  report: Report,
): Promise<void> => {
  const expected = await expectedOf(overloads, declarations);
  const found = new Set<string>();
  // A parameter and the rest of its kind share an entry, such as `perm, ...perms`.
  for (const [index, { name, type, required }] of parameters.entries())
    for (const each of name.split(', ')) {
      const plain = each.replace('...', '');
      found.add(plain);
      const [owner = '', field] = plain.split('.');
      const own = expected.get(owner);
      const fields = field === undefined || !own ? undefined : await fieldsOf(own.type, declarations);
      const signed: Expected | undefined = field === undefined ? own : fields?.get(field);
      if (!signed)
        report(['parameters', index, 'name'], `The signature has no \`${plain}\`.`, 'Correct the name.');
      else {
        const { type: list = '' } = signed;
        const isRestOfSeveral = name !== each && plain !== each;
        const one = isRestOfSeveral ? list.replace(/\[\]$/, '') : list;
        compareTypes({ path: ['parameters', index, 'type'], type, signed: one }, declarations, report);
        if (!signed.rest && required === signed.optional)
          report(
            ['parameters', index, 'required'],
            `In the signature, \`${plain}\` is ${signed.optional ? 'optional' : 'required'}.`,
            'Correct one of them.',
          );
      }
    }
  for (const name of expected.keys())
    if (!found.has(name))
      report([], `The signature has \`${name}\`, but \`parameters\` does not.`, 'Add the parameter.');
};

interface Expected extends Member {
  rest?: boolean;
}

/** The parameters of all overloads. One that some overloads lack is optional. A pattern is replaced by its fields. */
const expectedOf = async (
  overloads: Overloads,
  declarations: Declarations,
): Promise<Map<string, Expected>> => {
  const all = new Map<string, Expected>();
  for (const { name, type, optional, rest } of overloads.flatMap(({ parameters }) => parameters))
    if (name.startsWith('{')) {
      const fields = await fieldsOf(type, declarations);
      for (const each of name.slice(1, -1).split(',')) all.set(each, fields.get(each) ?? {});
    } else {
      const known = all.get(name);
      const types = new Set([...(known?.type === undefined ? [] : [known.type]), type]);
      const isMissing = overloads.some(({ parameters }) => !hasName(parameters, name));
      all.set(name, { type: [...types].join(' | '), optional: optional || isMissing, rest });
    }
  return all;
};

const hasName = (parameters: readonly Parameter[], name: string): boolean =>
  parameters.some((each) => each.name === name);
