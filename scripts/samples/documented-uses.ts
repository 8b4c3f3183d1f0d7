import type { SymbolEntry, SymbolMember } from '#scripts/content/symbols/schema.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import { baseType } from '#scripts/content/symbols/symbols-of.ts';

/** The value in the data that the compiler's errors about a piece of the generated file mean. */
export interface Use {
  page: string;
  path: ValuePath;
  /** The name of the symbol, and the one with that of its member. */
  owner: string;
  fullName: string;
  /** A piece that fails without the member, with the members that the data lacks, or with a parameter that no entry describes. */
  proves?: 'exists' | 'complete' | 'parameters';
}

/** A piece of the generated file. */
export interface Piece {
  text: string;
  use?: Use;
}

/** What the text of a declaration file says without the compiler. */
interface PackageText {
  /** The published declarations in a uniform spelling, with those exported that have no public name. */
  declarations: string;
  /** All declarations in a uniform spelling. */
  text: string;
  /** The names that others import. */
  exported: readonly string[];
  /** The declared name of each name in the data, such as `faas.start`. */
  names: ReadonlyMap<string, string>;
  /** The keyword of each declared name. */
  keywords: ReadonlyMap<string, string>;
}

const DECLARED =
  /^(?<isExported>export )?(?:declare )?(?:abstract )?(?<keyword>class|interface|enum|function|type|const) (?<name>[\w$]+)/gm;
const CLAUSE = /^(?:declare namespace (?<namespace>[\w$]+) \{\s*)?\s*export \{(?<list>[^}]*)\}/gm;

/** Reads a declaration file, and makes the names importable that it declares but does not export. */
export const readPackage = (published: string, additions = ''): PackageText => {
  const text = withUniformSignatures(published);
  // Ours of what is newer stand in a block.
  const outdented = withUniformSignatures(additions).replaceAll(/^ {2}/gm, '');
  const names = new Map<string, string>();
  const keywords = new Map<string, string>();
  const exported: string[] = [];
  for (const { groups = {} } of `${text}\n${outdented}`.matchAll(DECLARED)) {
    const { isExported, keyword = '', name = '' } = groups;
    // The bundler of the package adds numbers to names, as in `NitricTask$1`.
    names.set(name.replace(/\$\d+$/, ''), name);
    if (!keywords.has(name)) keywords.set(name, keyword);
    if (isExported) exported.push(name);
  }
  for (const name of keywords.keys()) if (!name.includes('$')) names.set(name, name);
  const hidden = new Map(names);
  const pairs = [...text.matchAll(CLAUSE)].flatMap(({ groups: { namespace = '', list = '' } = {} }) =>
    list.split(',').flatMap((item) => {
      const [local = '', name = local] = item.trim().split(' as ');
      return local ? [{ namespace, name, local }] : [];
    }),
  );
  for (const { namespace, name, local } of pairs)
    if (namespace) {
      const owner = pairs.find((each) => each.local === namespace)?.name;
      names.set(`${owner}.${name}`, local.replace(`${namespace}_`, ''));
    } else {
      names.set(name, local);
      exported.push(name);
    }
  const added = [...hidden].filter(([name]) => !exported.includes(name));
  const clause = `export { ${added.map(([name, local]) => `${local} as ${name}`).join(', ')} };`;
  return {
    declarations: `${text}\n${clause}\n`,
    text: `${text}\n${outdented}`,
    exported,
    names,
    keywords,
  };
};

/** Resources of version 0 accept further arguments and ignore them. A default value only stands in the signatures of the data. */
const withUniformSignatures = (text = ''): string =>
  text
    .replaceAll(', ...args: any[]', '')
    .replaceAll('(...args: any[])', '()')
    .replaceAll(/\bget (\w+)\(\):/g, 'readonly $1:')
    .replaceAll(/(\w+): (?!<)([^\n,;()=]+) = [^\n,]+(?=,?\n)/g, '$1?: $2');

/** The name with the namespace that exports it. */
export const declaredName = ({ name, module = '' }: SymbolMember): string => {
  const namespace = module.split('#')[1];
  return namespace && !name.includes('.') ? `${namespace}.${name}` : name;
};

/** A field of each member of a union that has it. */
export const HELPERS = 'type Field<A, K> = A extends unknown ? (K extends keyof A ? A[K] : never) : never;';

const fits = (type: string, expected: string, use: Use): Piece => ({
  text: `null! as ${type} satisfies ${expected};`,
  use,
});

/** Two types are the same if functions are that decide by them. Types that only fit each other are not. */
const isSame = (written: string, declared: string, use: Use): Piece =>
  fits(decider(written), decider(declared), use);

const decider = (type: string): string => `(<B>() => B extends ${type} ? 1 : 2)`;

/** The compiler's message with the types that the data and the declarations have. */
export const plainMessage = (message: string): string =>
  message.replaceAll(/'<B>\(\) => B extends (.*?) \? 1 : 2'/g, "'$1'");

const isTypeKind = (kind: string): boolean => ['class', 'interface', 'type'].includes(kind);
const isLiteral = (name: string): boolean => /^['"]/.test(name);

/** Uses a symbol and its members as they are documented. */
export const symbolUses = (
  symbol: SymbolEntry,
  { page, path }: Pick<Use, 'page' | 'path'>,
  { text, names }: PackageText,
  symbols: readonly SymbolEntry[],
): Piece[] => {
  const { kind, members = [], name: owner } = symbol;
  const name = declaredName(symbol);
  const id = `${page.replaceAll(/\W/g, '')}${path.at(-1)}`;
  const use: Use = { page, path: [...path, 'signature'], owner, fullName: owner };
  const signature = withUniformSignatures(symbol.signature);
  if (kind === 'function')
    return [
      { text: signature.replaceAll(/^(function|const) [\w.]+/gm, `declare $1 ${id}`), use },
      isSame(`typeof ${id}`, `typeof ${name}`, use),
      ...callUses(symbol, signature, use),
    ];
  const generics = isTypeKind(kind) ? genericsIn(text, names.get(name) ?? name) : '';
  const type = `${isTypeKind(kind) ? name : `typeof ${name}`}${argumentsOf(generics)}`;
  return [
    { text: `function ${id}${generics}() {` },
    ...headUses(symbol, signature, type, use),
    ...members.flatMap((member, number) =>
      memberUses(member, type, { ...use, path: [...path, 'members', number, 'signature'] }),
    ),
    ...completeUses(symbol, type, symbols, { ...use, proves: 'complete', path: [...path, 'name'] }),
    { text: '}' },
  ];
};

const headUses = (symbol: SymbolEntry, signature: string, type: string, use: Use): Piece[] => {
  if (signature.startsWith('new ')) {
    const written = callsIn(signature, symbol.name).map(({ parameters }) => `(${parameters}) => void`);
    return [
      isSame(`Parameters<${written.join(' & ')}>`, `ConstructorParameters<typeof ${type}>`, use),
      ...callUses(symbol, signature, use),
    ];
  }
  if (symbol.kind === 'type') {
    const generics = genericsIn(signature, symbol.name);
    const written = signature.slice(signature.indexOf(generics) + generics.length).replace(/^[^=]*=/, '');
    return [isSame(`(${written})`, type, use)];
  }
  const [, base] = /\sextends\s+([\w.]+(?:<[^{]*)?)$/.exec(signature) ?? [];
  return base && baseType(symbol) ? [fits(type, base, use)] : [];
};

/** Uses a member and its siblings. `use` is at the signature. */
const memberUses = (member: SymbolMember, owner: string, use: Use): Piece[] => {
  const { name, kind, siblings = [], type } = member;
  const path = use.path.slice(0, -1);
  const at = (each: string): Use => ({ ...use, fullName: `${use.owner}.${each}` });
  const exists = (each: string): Use => ({ ...at(each), proves: 'exists', path: [...path, 'name'] });
  if (isLiteral(name)) return [{ text: `${name} satisfies ${owner};`, use: exists(name) }];
  const signature = withUniformSignatures(member.signature);
  const written = `Member${path.at(-1)}`;
  const every = [name, ...siblings.map((each) => each.name)];
  const found = every.map((each) => ({ text: `null! as (${owner})['${each}'];`, use: exists(each) }));
  if (kind === 'value') {
    const value = / = (.*)$/.exec(signature)?.[1] ?? 'never';
    return [...found, isSame(`\`\${${value}}\``, `\`\${${owner}['${name}']}\``, at(name))];
  }
  if (!signature) return found;
  const isOptional = signature.includes(`${name}?:`);
  const shown = isOptional ? type?.replace(/ \| undefined$/, '') : type;
  const signed = `${isOptional ? `Required<${written}>` : written}['${name}']`;
  return [
    ...found,
    { text: `interface ${written} {\n${signature}\n}`, use: at(name) },
    ...every.map((each) => isSame(`${written}['${name}']`, `(${owner})['${each}']`, at(each))),
    ...(shown ? [isSame(signed, shown, { ...at(name), path: [...path, 'type'] })] : []),
    ...callUses(member, signature, at(name)),
  ];
};

/** Fails with the members that the data lacks. The literals of a union may be in its signature alone. */
const completeUses = (
  symbol: SymbolEntry,
  type: string,
  symbols: readonly SymbolEntry[],
  use: Use,
): Piece[] => {
  if (!symbol.members && !['class', 'interface', 'enum'].includes(symbol.kind)) return [];
  const all = symbol.members?.some(({ name }) => isLiteral(name)) ? type : `keyof (${type})`;
  const known = knownMembers(symbol, symbols).map((name) => (isLiteral(name) ? name : `'${name}'`));
  // The compiler names the members of text that is built of them, instead of the whole type.
  return [fits(`Exclude<\`\${${all} & string}\`, ${known.join(' | ') || 'never'}>`, 'never', use)];
};

const knownMembers = (symbol: SymbolEntry, symbols: readonly SymbolEntry[]): string[] => {
  const members = (symbol.members ?? []).flatMap((member) => [member, ...(member.siblings ?? [])]);
  const base = symbols.find(({ name }) => name === baseType(symbol));
  return [
    ...members.map(({ name }) => name),
    ...(base && base !== symbol ? knownMembers(base, symbols) : []),
  ];
};

/** A function for each call of a signature, which uses all documented parameters by their names. `use` is at the signature. */
const callUses = (symbol: SymbolMember, signature: string, use: Use): Piece[] => {
  const { name, parameters = [], returns } = symbol;
  const at = use.path.slice(0, -1);
  const calls = callsIn(signature, name.split('.').at(-1) ?? '');
  // One of several calls has a part of the documented types.
  const proof = calls.length > 1 ? fits : isSame;
  const entries = parameters.flatMap((parameter, index) =>
    parameter.name.split(', ').map((each) => {
      const [owner = '', field] = each.replace('...', '').split('.');
      return { ...parameter, each, owner, field, path: [...at, 'parameters', index] };
    }),
  );
  const isIn = (written: string, owner: string) => new RegExp(`\\b${owner}\\b`).test(written);
  return calls.flatMap((call) => [
    {
      text: `(${call.generics}(${call.parameters}): ${call.returns || 'void'} => {`,
      use: { ...use, proves: 'parameters' as const, path: at },
    },
    proof(call.returns || 'void', returns?.type ?? 'void', {
      ...use,
      path: returns ? [...at, 'returns', 'type'] : at,
    }),
    ...entries
      .filter(
        ({ owner }) => isIn(call.parameters, owner) || !calls.some((each) => isIn(each.parameters, owner)),
      )
      .map(({ name: all, each, owner, field, type, required, path }) => {
        const isRest = new RegExp(`\\.{3}${owner}\\b`).test(call.parameters);
        // `perm, ...perms` share an entry.
        const whole = isRest && all !== each ? `(typeof ${owner})[number]` : `typeof ${owner}`;
        return proof(
          field === undefined ? whole : `Field<${whole}, '${field}'>`,
          required || isRest ? type : `(${type}) | undefined`,
          { ...use, path },
        );
      }),
    { text: 'return null!;\n});' },
  ]);
};

/** The calls in the signature of a function, a method, a field with a function, or a constructor, which has no result. */
const callsIn = (signature: string, name: string) =>
  signature.split(new RegExp(`\\n(?=(?:function )?${name}[(<:])`)).flatMap((text) => {
    const [head, generics = ''] = /^[^(<]*(<[^(]*>)?\(/.exec(text) ?? [];
    if (!head) return [];
    const parameters = untilClosed(text.slice(head.length));
    const rest = text.slice(head.length + parameters.length + 1);
    return [{ generics, parameters, returns: rest.replace(/^\s*(?::|=>)\s*/, '').trim() }];
  });

/** The text up to the bracket that closes the one before it. */
const untilClosed = (text: string): string => {
  let depth = 1;
  for (const { 0: bracket, index } of text.matchAll(/=>|[()<>]/g)) {
    if (bracket === '(' || bracket === '<') depth += 1;
    if (bracket === ')' || bracket === '>') depth -= 1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
};

/** The type parameters of a class, an interface, or a type, as they are declared. */
const genericsIn = (text: string, name: string): string => {
  const head = new RegExp(`\\b(?:class|interface|type) ${name.replace('$', '\\$')}<`).exec(text);
  return head ? `<${untilClosed(text.slice(head.index + head[0].length))}>` : '';
};

/** `<T, U>` for `<T extends object, U = T>`. */
const argumentsOf = (generics: string): string =>
  generics &&
  `<${[...generics.replaceAll(/(?<=[\w>])<[^<>]*>/g, '').matchAll(/[<,]\s*(\w+)/g)].map(([, name]) => name).join(', ')}>`;
