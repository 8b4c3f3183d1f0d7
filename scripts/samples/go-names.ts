import type { Node, Tree } from 'web-tree-sitter';
import { childrenOf, field } from '#scripts/content/code/links/nodes.ts';
import { withTree } from '#scripts/content/code/syntax/with-tree.ts';
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

/** Finds what the Go compiler says first of a file that was edited: names that nothing declares, and names that nothing uses. */
export const goNameProblems = (code: string): Promise<Omit<Problem, 'file'>[]> =>
  withTree(`${code}\n`, 'go', problemsOf);

const problemsOf = ({ rootNode }: Tree): Omit<Problem, 'file'>[] => {
  const imports = rootNode
    .descendantsOfType('import_spec')
    .map((node) => ({ node, name: importedName(node) }));
  const declared = Object.entries(DECLARATIONS).flatMap(([type, name]) =>
    rootNode.descendantsOfType(type).flatMap((node) => namesOf(node, name)),
  );
  const assigned = rootNode
    .descendantsOfType('assignment_statement')
    .flatMap((node) => namesOf(node, 'left'));
  const written = new Set([...declared, ...assigned].map(({ id }) => id));
  const used = new Set(
    rootNode
      .descendantsOfType(['identifier', 'package_identifier'])
      .filter(({ id, parent }) => !written.has(id) && parent?.type !== 'import_spec')
      .map(({ text }) => text),
  );
  const known = new Set([...imports.map(({ name }) => name), ...declared.map(({ text }) => text)]);

  return [
    ...imports
      .filter(({ name }) => !used.has(name) && !['_', '.'].includes(name))
      .map(({ node, name }) => problemAt(node, `the import \`${name}\` is not used`, 'Remove it')),
    ...VARIABLES.flatMap((type) => rootNode.descendantsOfType(type).filter(isLocal))
      .flatMap((node) => namesOf(node, DECLARATIONS[node.type] ?? ''))
      .filter(({ text }) => text !== '_' && !used.has(text))
      .map((node) => problemAt(node, `the variable \`${node.text}\` is not used`, 'Use or remove it')),
    ...rootNode
      .descendantsOfType(['selector_expression', 'qualified_type'])
      .flatMap((node) => field(node, 'operand') ?? field(node, 'package') ?? [])
      .filter(({ type, text }) => /identifier$/.test(type) && !known.has(text))
      .map((node) => problemAt(node, `nothing declares \`${node.text}\``, 'Import its package')),
  ];
};

const namesOf = (node: Node, name: string): Node[] =>
  node
    .childrenForFieldName(name)
    .flatMap((of) => (of?.type === 'expression_list' ? childrenOf(of) : (of ?? [])))
    .filter(({ type }) => /^(?:type_)?identifier$/.test(type));

const isLocal = ({ parent }: Node): boolean => !!parent && (parent.type === 'block' || isLocal(parent));

/** The alias, or the last part of the path that is no version. */
const importedName = (node: Node): string => {
  const parts = (field(node, 'path')?.text ?? '').replaceAll(/["`]/g, '').split('/');
  return field(node, 'name')?.text ?? parts.findLast((part) => !/^v\d+$/.test(part)) ?? '';
};

const problemAt = ({ startPosition }: Node, reason: string, cure: string): Omit<Problem, 'file'> => ({
  line: startPosition.row + 1,
  column: startPosition.column + 1,
  message: `The Go code does not compile: ${reason}.`,
  cure,
});
