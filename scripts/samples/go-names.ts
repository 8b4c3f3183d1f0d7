import type { Node, Tree } from 'web-tree-sitter';
import { field } from '#scripts/content/code/links/nodes.ts';
import { withTree } from '#scripts/content/code/syntax/with-tree.ts';
import type { Problem } from '#scripts/content/problems/problem.ts';
import {
  assignedNames,
  declaredNames,
  importedName,
  localVariables,
  packageNames,
} from './go-declarations.ts';

const UNUSED_IMPORT = 'Remove it, or write the name of its package before the path if that is another one.';
const UNUSED_VARIABLE = 'Use it, or remove it.';
const UNDECLARED = 'Import its package, or declare it.';

/**
 * Finds what the Go compiler says first of a file that was edited: names that nothing declares, and names that nothing uses.
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

const problemAt = ({ startPosition }: Node, reason: string, cure: string): Omit<Problem, 'file'> => ({
  line: startPosition.row + 1,
  column: startPosition.column + 1,
  message: `The Go code does not compile: ${reason}.`,
  cure,
});
