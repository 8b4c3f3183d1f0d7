import type { Node } from 'web-tree-sitter';
import { childrenOf } from '#scripts/content/code/links/nodes.ts';
import type { Declaration, TypeReference } from './declaration.ts';
import { normalType } from './normal-type.ts';
import { constructorsIn, literalMembers, membersIn, valuesIn } from './read-members.ts';
import { genericsOf, overloadsOf, textOf, typeParametersOf } from './read-parameters.ts';

/** The declarations of a statement, by name. */
export const declarationsIn = (node: Node): [string, Declaration][] => {
  const name = node.childForFieldName('name')?.text ?? '';
  const body = node.childForFieldName('body');
  const value = node.childForFieldName('value');
  const common = {
    generics: genericsOf(node),
    typeParameters: typeParametersOf(node),
    constructors: [],
    members: new Map(),
    bases: [],
  };
  switch (node.type) {
    case 'class_declaration':
    case 'abstract_class_declaration':
    case 'interface_declaration': {
      const kind = node.type === 'interface_declaration' ? 'interface' : 'class';
      const constructors = constructorsIn(body);
      return [[name, { ...common, kind, constructors, members: membersIn(body), bases: basesOf(node) }]];
    }
    case 'enum_declaration':
      return [[name, { ...common, kind: 'enum', members: valuesIn(childrenOf(body)) }]];
    case 'function_signature':
      return [[name, { ...common, kind: 'function', overloads: overloadsOf(node) }]];
    case 'type_alias_declaration':
      return [[name, { ...common, kind: 'type', type: textOf(node, 'value'), ...typed(value) }]];
    case 'internal_module': {
      const clause = childrenOf(body)
        .flatMap(childrenOf)
        .find(({ type }) => type === 'export_clause');
      return [[name, { ...common, kind: 'namespace', exports: new Map(clause ? exportedBy(clause) : []) }]];
    }
    case 'lexical_declaration':
      return childrenOf(node).map((declarator): [string, Declaration] => {
        const [type] = childrenOf(declarator.childForFieldName('type'));
        const own = { ...common, ...typed(type), members: membersIn(type) };
        const declared = declarator.childForFieldName('name')?.text ?? '';
        return [declared, { ...own, kind: own.overloads ? 'function' : 'constant' }];
      });
    default:
      return [];
  }
};

const typed = (type: Node | null | undefined) => ({
  overloads: overloadsOf(type),
  members: literalMembers(type ?? null),
  alias: aliasOf(type),
});

/** The exported names of an export clause, each with the local one. */
export const exportedBy = (clause: Node): [string, string][] =>
  childrenOf(clause).map((specifier) => {
    const local = specifier.childForFieldName('name')?.text ?? '';
    return [specifier.childForFieldName('alias')?.text ?? local, local];
  });

/** The types that a class or an interface extends. */
const basesOf = (node: Node): TypeReference[] =>
  node.descendantsOfType(['extends_clause', 'extends_type_clause']).flatMap((clause) => {
    const args = childrenOf(clause?.childForFieldName('type_arguments')).map(({ text }) => normalType(text));
    return childrenOf(clause).flatMap((type) => {
      const found = referenceTo(type);
      return found ? [{ ...found, args: [...found.args, ...args] }] : [];
    });
  });

/** The name and arguments in `type A = B<C>` and in `const a: typeof b`. */
const aliasOf = (type: Node | null | undefined): TypeReference | undefined =>
  referenceTo(type?.type === 'type_query' ? childrenOf(type)[0] : type);

const referenceTo = (type: Node | null | undefined): TypeReference | undefined => {
  const [plain, args] = type?.type === 'generic_type' ? childrenOf(type) : [type];
  return plain?.type === 'type_identifier' || plain?.type === 'identifier'
    ? { name: plain.text, args: childrenOf(args).map(({ text }) => normalType(text)) }
    : undefined;
};
