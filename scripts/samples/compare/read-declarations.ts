import type { Node } from 'web-tree-sitter';
import { childrenOf } from '#scripts/content/code/links/nodes.ts';
import { withTree } from '#scripts/content/code/syntax/with-tree.ts';
import { type Declaration, Declarations } from './declarations.ts';
import { literalMembers, membersIn, namedMembers } from './read-members.ts';
import { overloadsOf } from './read-parameters.ts';

/** Reads the text of a declaration file. What several declarations of one name add is merged. */
export const readDeclarations = (text: string): Promise<Declarations> =>
  withTree(text, 'typescript', ({ rootNode }) => {
    const declared = new Map<string, Declaration>();
    const exports = new Map<string, string>();
    for (const node of statementsIn(rootNode)) {
      if (node.type === 'export_clause')
        for (const [name, local] of specifiers(node)) exports.set(name, local);
      for (const [name, declaration] of declarationsIn(node)) {
        declared.set(name, merged(declared.get(name), declaration));
        if (node.parent?.type === 'export_statement') exports.set(name, name);
      }
    }
    return new Declarations(declared, exports);
  });

/** The statements of the file and of its `declare module` blocks, without `declare` and `export`. */
const statementsIn = (node: Node): Node[] =>
  childrenOf(node).flatMap((child) =>
    child.type === 'ambient_declaration' || child.type === 'export_statement'
      ? statementsIn(child)
      : child.type === 'module'
        ? statementsIn(child.childForFieldName('body') ?? child)
        : [child],
  );

/** The exported names of an export clause, each with the local one. */
const specifiers = (clause: Node): [string, string][] =>
  childrenOf(clause).map((specifier) => {
    const local = specifier.childForFieldName('name')?.text ?? '';
    return [specifier.childForFieldName('alias')?.text ?? local, local];
  });

const NONE: Declaration = { members: new Map(), bases: [] };

const declarationsIn = (node: Node): [string, Declaration][] => {
  const name = node.childForFieldName('name')?.text ?? '';
  const body = node.childForFieldName('body');
  const value = node.childForFieldName('value');
  switch (node.type) {
    case 'class_declaration':
    case 'abstract_class_declaration':
    case 'interface_declaration':
      return [[name, { members: membersIn(body), bases: basesOf(node) }]];
    case 'enum_declaration':
      return [[name, { ...NONE, members: namedMembers(childrenOf(body)) }]];
    case 'function_signature':
      return [[name, { ...NONE, overloads: overloadsOf(node) }]];
    case 'type_alias_declaration':
      return [
        [
          name,
          { ...NONE, overloads: overloadsOf(value), members: literalMembers(value), alias: aliasOf(value) },
        ],
      ];
    case 'internal_module': {
      const clause = childrenOf(body)
        .flatMap(childrenOf)
        .find(({ type }) => type === 'export_clause');
      return [[name, { ...NONE, exports: new Map(clause ? specifiers(clause) : []) }]];
    }
    case 'lexical_declaration':
      return childrenOf(node).map((declarator): [string, Declaration] => {
        const [type] = childrenOf(declarator.childForFieldName('type'));
        return [
          declarator.childForFieldName('name')?.text ?? '',
          { ...NONE, overloads: overloadsOf(type), members: membersIn(type), alias: aliasOf(type) },
        ];
      });
    default:
      return [];
  }
};

/** The names of what a class or an interface extends. */
const basesOf = (node: Node): string[] =>
  node
    .descendantsOfType(['extends_clause', 'extends_type_clause'])
    .flatMap((clause) => childrenOf(clause))
    .flatMap((type) => (type.type === 'generic_type' ? childrenOf(type).slice(0, 1) : [type]))
    .filter(({ type }) => type === 'identifier' || type === 'type_identifier')
    .map(({ text }) => text);

/** The name in `type A = B` and in `const a: typeof b`. */
const aliasOf = (type: Node | null | undefined): string | undefined => {
  const target = type?.type === 'type_query' ? childrenOf(type)[0] : type;
  const [plain] = target?.type === 'generic_type' ? childrenOf(target) : [target];
  return plain?.type === 'type_identifier' || plain?.type === 'identifier' ? plain.text : undefined;
};

const merged = (first: Declaration | undefined, second: Declaration): Declaration => {
  if (!first) return second;
  const overloads = [...(first.overloads ?? []), ...(second.overloads ?? [])];
  return {
    overloads: overloads.length > 0 ? overloads : undefined,
    members: new Map([...first.members, ...second.members]),
    bases: [...first.bases, ...second.bases],
    alias: first.alias ?? second.alias,
    exports: first.exports ?? second.exports,
  };
};
