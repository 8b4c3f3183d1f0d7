import type { Tree } from 'web-tree-sitter';
import { childrenOf } from '#scripts/content/code/links/nodes.ts';
import type { CodeMistake } from './code-mistake.ts';
import type { TreeLanguage } from './grammars.ts';
import { mistakeAt } from './tree-mistake.ts';

interface FileShape {
  /** A file has all its statements in functions if it has one of these nodes at its top level. */
  marks: readonly string[];
  /** The nodes that are allowed at the top level of such a file. */
  declarations: readonly string[];
}

/** Grammars accept statements at the top level of files, where compilers do not. */
const FILES: Partial<Record<TreeLanguage, FileShape>> = {
  go: {
    marks: ['package_clause'],
    declarations: [
      'package_clause',
      'import_declaration',
      'const_declaration',
      'var_declaration',
      'type_declaration',
      'function_declaration',
      'method_declaration',
      'comment',
    ],
  },
  java: {
    marks: ['import_declaration', 'package_declaration', 'class_declaration'],
    declarations: [
      'package_declaration',
      'import_declaration',
      'class_declaration',
      'interface_declaration',
      'record_declaration',
      'enum_declaration',
      'annotation_type_declaration',
      'line_comment',
      'block_comment',
    ],
  },
};

/** The first statement at the top level of a file that cannot have one there. */
export const fileMistake = (tree: Tree, language: TreeLanguage): CodeMistake | undefined => {
  const shape = FILES[language];
  if (!shape) return undefined;
  const nodes = childrenOf(tree.rootNode);
  if (!nodes.some(({ type }) => shape.marks.includes(type))) return undefined;
  const statement = nodes.find(({ type }) => !shape.declarations.includes(type));
  return statement && mistakeAt(statement, 'a statement is outside any function');
};
