import type { Node } from 'web-tree-sitter';
import { childrenOf } from '#scripts/content/code/links/nodes.ts';
import { withTree } from '#scripts/content/code/syntax/with-tree.ts';
import type { Declaration } from './declaration.ts';
import { Declarations } from './declarations.ts';
import { declarationsIn, exportedBy } from './read-statement.ts';

/** Reads the text of a declaration file. What several declarations of one name add is merged. */
export const readDeclarations = (text: string): Promise<Declarations> =>
  withTree(text, 'typescript', ({ rootNode }) => {
    const declared = new Map<string, Declaration>();
    const exports = new Map<string, string>();
    for (const node of statementsIn(rootNode)) {
      if (node.type === 'export_clause')
        for (const [name, local] of exportedBy(node)) exports.set(name, local);
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

const merged = (first: Declaration | undefined, second: Declaration): Declaration => {
  if (!first) return second;
  const overloads = [...(first.overloads ?? []), ...(second.overloads ?? [])];
  return {
    ...first,
    overloads: overloads.length > 0 ? overloads : undefined,
    constructors: [...first.constructors, ...second.constructors],
    members: new Map([...first.members, ...second.members]),
    bases: [...first.bases, ...second.bases],
    alias: first.alias ?? second.alias,
    exports: first.exports ?? second.exports,
  };
};
