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
  /** A piece that names the member, that fails with the members that the data lacks, or with a parameter without an entry. */
  proves?: 'exists' | 'complete' | 'parameters';
}

/** A piece of the generated file. */
export interface Piece {
  text: string;
  use?: Use;
}

const DECLARED =
  /^(?<isExported>export )?(?:declare )?(?:abstract )?(?<keyword>class|interface|enum|function|type|const) (?<name>[\w$]+)/gm;
const CLAUSE = /^(?:declare namespace (?<namespace>[\w$]+) \{\s*)?\s*export \{(?<list>[^}]*)\}/gm;

/** What the text of declaration files shows without the compiler. */
export type PackageText = ReturnType<typeof readPackage>;

/** Reads declarations, and makes the names importable that they declare but do not export. */
export const readPackage = (published: string, additions = '') => {
  // Ours of what is newer stand in a block.
  const text = uniform(`${published}\n${additions.replaceAll(/^ {2}/gm, '')}`);
  const declared = [...text.matchAll(DECLARED)].map(
    ({ groups: { name = '', keyword = '', isExported = '' } = {} }) => ({ name, keyword, isExported }),
  );
  // The bundler of the package adds numbers to names, as in `NitricTask$1`. A name without one wins.
  const hidden = declared
    .map(({ name }): [string, string] => [name.replace(/\$\d+$/, ''), name])
    .sort(([a, name], [b, other]) => Number(a === name) - Number(b === other));
  const clauses = [...text.matchAll(CLAUSE)].flatMap(({ groups: { namespace = '', list = '' } = {} }) =>
    [...list.matchAll(/([\w$]+)(?: as (\w+))?/g)].map(([, local = '', name = local]) => ({
      namespace,
      name,
      local: local.replace(`${namespace}_`, ''),
    })),
  );
  const publicName = ({ namespace, name }: { namespace: string; name: string }) =>
    namespace ? `${clauses.find(({ local }) => local === namespace)?.name}.${name}` : name;
  const exported = [
    ...declared.filter(({ isExported }) => isExported),
    ...clauses.filter(({ namespace }) => !namespace),
  ].map(({ name = '' }) => name);
  const added = [...new Map(hidden)].filter(([name]) => !exported.includes(name));
  return {
    /** The published declarations in a uniform spelling, with those exported that have no public name. */
    declarations: `${uniform(published)}\nexport { ${added.map(([name, local]) => `${local} as ${name}`).join(', ')} };\n`,
    /** All declarations in a uniform spelling. */
    text,
    /** The names that others import. */
    exported,
    /** The declared name of each name in the data, such as `faas.start`. */
    names: new Map([...hidden, ...clauses.map((each): [string, string] => [publicName(each), each.local])]),
    /** The keyword of each declared name. */
    keywords: new Map(declared.toReversed().map(({ name, keyword }) => [name, keyword])),
  };
};

/** Resources of version 0 accept further arguments and ignore them. A default value only stands in the signatures of the data. */
const uniform = (text = ''): string =>
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

const below = (use: Use, ...keys: ValuePath): Use => ({ ...use, path: [...use.path, ...keys] });

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

const isLiteral = (name: string): boolean => /^['"]/.test(name);

/** Uses a symbol and its members as they are documented. */
export const symbolUses = (
  symbol: SymbolEntry,
  at: Pick<Use, 'page' | 'path'>,
  { text, names }: PackageText,
  symbols: readonly SymbolEntry[],
): Piece[] => {
  const { kind, members = [], name: owner } = symbol;
  const name = declaredName(symbol);
  const use: Use = { ...at, owner, fullName: owner };
  const signature = uniform(symbol.signature);
  if (kind === 'function') {
    const [short = ''] = /\w+$/.exec(name) ?? [];
    // As a member, it has no keyword and no namespace.
    const written = signature.replaceAll(/^(?:function|const) (?:\w+\.)*/gm, '');
    return writtenUses(
      { ...symbol, name: short },
      written,
      [[`typeof ${name}`, below(use, 'signature')]],
      use,
    );
  }
  const isType = ['class', 'interface', 'type'].includes(kind);
  const generics = isType ? genericsIn(text, names.get(name) ?? name) : '';
  const type = `${isType ? '' : 'typeof '}${name}${argumentsOf(generics)}`;
  return [
    { text: `(${generics}() => {` },
    ...headUses(symbol, signature, type, use),
    ...members.flatMap((member, number) => memberUses(member, type, below(use, 'members', number))),
    ...completeUses(symbol, type, symbols, { ...below(use, 'name'), proves: 'complete' }),
    { text: '});' },
  ];
};

const headUses = (symbol: SymbolEntry, signature: string, type: string, use: Use): Piece[] => {
  const at = below(use, 'signature');
  if (signature.startsWith('new ')) {
    const written = callsIn(signature, symbol.name).map(({ parameters }) => `(${parameters}) => void`);
    const same = isSame(`Parameters<${written.join(' & ')}>`, `ConstructorParameters<typeof ${type}>`, at);
    return [same, ...callUses(symbol, signature, use)];
  }
  if (symbol.kind === 'type') {
    const generics = genericsIn(signature, symbol.name);
    const written = signature.slice(signature.indexOf(generics) + generics.length).replace(/^[^=]*=/, '');
    return [isSame(`(${written})`, type, at)];
  }
  const [, base] = /\sextends\s+([\w.]+(?:<[^{]*)?)$/.exec(signature) ?? [];
  return base && baseType(symbol) ? [fits(type, base, at)] : [];
};

/** Uses a member and its siblings. */
const memberUses = (member: SymbolMember, owner: string, use: Use): Piece[] => {
  const { name, kind, siblings = [] } = member;
  const fullName = `${use.owner}.${name}`;
  const at: Use = { ...below(use, 'signature'), proves: 'exists' };
  if (isLiteral(name))
    return [{ text: `null! as { [Name in ${owner}]: Name }[${name}];`, use: { ...at, fullName } }];
  const signature = uniform(member.signature);
  if (kind === 'value') {
    const value = / = (.*)$/.exec(signature)?.[1] ?? 'never';
    return [isSame(`\`\${${value}}\``, `\`\${${owner}['${name}']}\``, { ...at, fullName })];
  }
  const declared = [name, ...siblings.map((each) => each.name)].map((each): [string, Use] => [
    `(${owner})['${each}']`,
    { ...at, fullName: `${use.owner}.${each}` },
  ]);
  return writtenUses(member, signature, declared, { ...use, fullName });
};

/** Compares a signature with the types that are declared, and with the entries about it. */
const writtenUses = (
  symbol: SymbolMember,
  signature: string,
  declared: readonly [string, Use][],
  use: Use,
): Piece[] => {
  const written = `Written['${symbol.name}']`;
  const type = signature.includes(`${symbol.name}?:`) ? `(${symbol.type}) | undefined` : `${symbol.type}`;
  return [
    { text: `{ interface Written {\n${signature}\n}`, use: below(use, 'signature') },
    ...declared.map(([each, at]) => isSame(written, each, at)),
    ...(symbol.type ? [isSame(written, type, below(use, 'type'))] : []),
    ...callUses(symbol, signature, use),
    { text: '}' },
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
  const base = symbols.find(({ name }) => name === baseType(symbol));
  return [
    ...(symbol.members ?? []).flatMap(({ name, siblings = [] }) => [
      name,
      ...siblings.map((each) => each.name),
    ]),
    ...(base && base !== symbol ? knownMembers(base, symbols) : []),
  ];
};

/** A function for each call of a signature, which uses all documented parameters by their names. */
const callUses = ({ name, parameters = [], returns }: SymbolMember, signature: string, use: Use): Piece[] => {
  const calls = callsIn(signature, name);
  // One of several calls has a part of the documented types.
  const proof = calls.length > 1 ? fits : isSame;
  const entries = parameters.flatMap((parameter, index) =>
    parameter.name.split(', ').map((each) => {
      const [owner = '', field] = each.replace('...', '').split('.');
      return { ...parameter, each, owner, field, at: below(use, 'parameters', index) };
    }),
  );
  const isIn = (owner: string, call: string) => new RegExp(`\\b${owner}\\b`).test(call);
  return calls.flatMap((call) => [
    {
      text: `(${call.generics}(${call.parameters}): ${call.result} => {`,
      use: { ...use, proves: 'parameters' },
    },
    proof(call.result, returns?.type ?? 'void', returns ? below(use, 'returns', 'type') : use),
    ...entries
      .filter(
        ({ owner }) => isIn(owner, call.parameters) || !calls.some((other) => isIn(owner, other.parameters)),
      )
      .map(({ name: all, each, owner, field, type, required, at }) => {
        const isRest = call.parameters.includes(`...${owner}:`);
        // `perm, ...perms` share an entry.
        const whole = isRest && all !== each ? `(typeof ${owner})[number]` : `typeof ${owner}`;
        return proof(
          field === undefined ? whole : `Field<${whole}, '${field}'>`,
          required || isRest ? type : `(${type}) | undefined`,
          at,
        );
      }),
    { text: 'return null!;\n});' },
  ]);
};

/** The calls in the signature of a function, a method, a field with a function, or a constructor, which has no result. */
const callsIn = (signature: string, name: string) =>
  signature.split(new RegExp(`\\n(?=${name}[(<:])`)).flatMap((text) => {
    const [head, generics = ''] = /^[^(<]*(<[^(]*>)?\(/.exec(text) ?? [];
    if (!head) return [];
    const parameters = untilClosed(text.slice(head.length));
    const rest = text.slice(head.length + parameters.length + 1);
    return [{ generics, parameters, result: rest.replace(/^\s*(?::|=>)\s*/, '').trim() || 'void' }];
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
  const start = text.search(new RegExp(`(?<=\\b(?:class|interface|type) ${name.replace('$', '\\$')})<`));
  return start < 0 ? '' : `<${untilClosed(text.slice(start + 1))}>`;
};

/** `<T, U>` for `<T extends object, U = T>`. */
const argumentsOf = (generics: string): string =>
  generics &&
  `<${[...generics.replaceAll(/(?<=[\w>])<[^<>]*>/g, '').matchAll(/[<,]\s*(\w+)/g)].map(([, name]) => name).join(', ')}>`;
