import type { Node, Tree } from 'web-tree-sitter';
import { ownValue } from '#content/own-value.ts';
import { childrenOf, field, withTree } from '#scripts/content/code/syntax/tree.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';

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

const namesOf = (node: Node, name = ownValue(DECLARATIONS, node.type) ?? ''): Node[] =>
  node
    .childrenForFieldName(name)
    .flatMap((of) => (of?.type === 'expression_list' ? childrenOf(of) : (of ?? [])))
    .filter(({ type }) => /^(?:type_)?identifier$/.test(type));

const isLocal = ({ parent }: Node): boolean => !!parent && (parent.type === 'block' || isLocal(parent));

/** All names that a file declares, except those of its imports. */
const declaredNames = ({ rootNode }: Tree): Node[] =>
  rootNode.descendantsOfType(Object.keys(DECLARATIONS)).flatMap((node) => namesOf(node));

const localVariables = ({ rootNode }: Tree): Node[] =>
  rootNode
    .descendantsOfType(VARIABLES)
    .filter(isLocal)
    .flatMap((node) => namesOf(node));

/** The names that the other files of the package can use. */
const packageNames = ({ rootNode }: Tree): string[] =>
  rootNode
    .descendantsOfType(SHARED)
    .filter((node) => !isLocal(node))
    .flatMap((node) => namesOf(node))
    .map(({ text }) => text);

/** The names that a file only writes with `=`. `+=` reads its name as well. */
const assignedNames = ({ rootNode }: Tree): Node[] =>
  rootNode
    .descendantsOfType('assignment_statement')
    .filter((node) => field(node, 'operator')?.text === '=')
    .flatMap((node) => namesOf(node, 'left'));

/** The alias, or the name that the tools of Go assume: `yaml` for `gopkg.in/yaml.v3`, `redis` for `github.com/redis/go-redis/v9`. */
const importedName = (node: Node): string => {
  const parts = (field(node, 'path')?.text ?? '').replaceAll(/["`]/g, '').split('/');
  const last = parts.findLast((part) => !/^v\d+$/.test(part)) ?? '';
  return field(node, 'name')?.text ?? /^\w+/.exec(last.replace(/^go-/, ''))?.[0] ?? '';
};

const UNUSED_IMPORT = 'Remove it, or write the name of its package before the path if that is another one.';
const UNUSED_VARIABLE = 'Use it, or remove it.';
const UNDECLARED = 'Import its package, or declare it.';

/**
 * Finds what the Go compiler reports first in a file that was edited: names that nothing declares, and names that nothing uses.
 * `others` are the other files of its package.
 */
export const goNameProblems = async (
  code: string,
  others: readonly string[] = [],
): Promise<Omit<Problem, 'file'>[]> => {
  const elsewhere: string[] = [];
  for (const other of others) elsewhere.push(...(await withTree(`${other}\n`, 'go', packageNames)));
  return withTree(`${code}\n`, 'go', (tree) => problemsOf(tree, elsewhere));
};

const problemsOf = (tree: Tree, elsewhere: readonly string[]): Omit<Problem, 'file'>[] => {
  const { rootNode } = tree;
  const imports = rootNode
    .descendantsOfType('import_spec')
    .map((node) => ({ node, name: importedName(node) }));
  const declared = declaredNames(tree);
  const written = new Set([...declared, ...assignedNames(tree)].map(({ id }) => id));
  const used = new Set(
    rootNode
      .descendantsOfType(['identifier', 'package_identifier'])
      .filter(({ id, parent }) => !written.has(id) && parent?.type !== 'import_spec')
      .map(({ text }) => text),
  );
  const known = new Set([
    ...imports.map(({ name }) => name),
    ...declared.map(({ text }) => text),
    ...elsewhere,
  ]);
  const allKnown = !known.has('.'); // `import . "os"` declares names that only the package tells

  return [
    ...imports
      .filter(({ name }) => !used.has(name) && !['_', '.'].includes(name))
      .map(({ node, name }) => problemAt(node, `the import \`${name}\` is not used`, UNUSED_IMPORT)),
    ...localVariables(tree)
      .filter(({ text }) => text !== '_' && !used.has(text))
      .map((node) => problemAt(node, `the variable \`${node.text}\` is not used`, UNUSED_VARIABLE)),
    ...rootNode
      .descendantsOfType(['selector_expression', 'qualified_type'])
      .flatMap((node) => field(node, 'operand') ?? field(node, 'package') ?? [])
      .filter(({ type, text }) => allKnown && /identifier$/.test(type) && !known.has(text))
      .map((node) => problemAt(node, `nothing declares \`${node.text}\``, UNDECLARED)),
  ];
};

const problemAt = ({ startPosition }: Node, reason: string, hint: string): Omit<Problem, 'file'> => ({
  line: startPosition.row + 1,
  column: startPosition.column + 1,
  message: `The Go code does not compile: ${reason}.`,
  hint,
});
