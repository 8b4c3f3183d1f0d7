import type { Node, Tree } from 'web-tree-sitter';
import { childrenOf, field } from '#scripts/content/code/links/nodes.ts';

/** The nodes that declare names, and the fields of those names. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  short_var_declaration: 'left',
  range_clause: 'left',
  receive_statement: 'left',
  type_switch_statement: 'alias',
  var_spec: 'name',
  const_spec: 'name',
  parameter_declaration: 'name',
  variadic_parameter_declaration: 'name',
  function_declaration: 'name',
  type_spec: 'name',
};

/** The declarations of a function whose names must be used. Parameters and constants need no use. */
const VARIABLES = ['short_var_declaration', 'range_clause', 'receive_statement', 'var_spec'];

/** The declarations that other files of a package see, if they are outside of functions. */
const SHARED = ['var_spec', 'const_spec', 'function_declaration', 'type_spec'];

const namesOf = (node: Node, name = DECLARATIONS[node.type] ?? ''): Node[] =>
  node
    .childrenForFieldName(name)
    .flatMap((of) => (of?.type === 'expression_list' ? childrenOf(of) : (of ?? [])))
    .filter(({ type }) => /^(?:type_)?identifier$/.test(type));

const isLocal = ({ parent }: Node): boolean => !!parent && (parent.type === 'block' || isLocal(parent));

/** All names that a file declares, except those of its imports. */
export const declaredNames = ({ rootNode }: Tree): Node[] =>
  rootNode.descendantsOfType(Object.keys(DECLARATIONS)).flatMap((node) => namesOf(node));

export const localVariables = ({ rootNode }: Tree): Node[] =>
  rootNode
    .descendantsOfType(VARIABLES)
    .filter(isLocal)
    .flatMap((node) => namesOf(node));

/** The names that the other files of the package can use. */
export const packageNames = ({ rootNode }: Tree): string[] =>
  rootNode
    .descendantsOfType(SHARED)
    .filter((node) => !isLocal(node))
    .flatMap((node) => namesOf(node))
    .map(({ text }) => text);

/** The names that a file only writes with `=`. `+=` reads its name as well. */
export const assignedNames = ({ rootNode }: Tree): Node[] =>
  rootNode
    .descendantsOfType('assignment_statement')
    .filter((node) => field(node, 'operator')?.text === '=')
    .flatMap((node) => namesOf(node, 'left'));

/** The alias, or the name that the tools of Go assume: `yaml` for `gopkg.in/yaml.v3`, `redis` for `github.com/redis/go-redis/v9`. */
export const importedName = (node: Node): string => {
  const parts = (field(node, 'path')?.text ?? '').replaceAll(/["`]/g, '').split('/');
  const last = parts.findLast((part) => !/^v\d+$/.test(part)) ?? '';
  return field(node, 'name')?.text ?? /^\w+/.exec(last.replace(/^go-/, ''))?.[0] ?? '';
};
