import { Parser, type Tree } from 'web-tree-sitter';
import { grammar, type TreeLanguage } from './grammars.ts';
import { runUnoptimized } from './run-unoptimized.ts';

let parser: Parser | undefined;
let last: { code: string; language: TreeLanguage; tree: Tree } | undefined;

/**
 * Parses code and passes the tree to `read`. The tree's memory is freed with the next parse, so `read` must not keep its nodes.
 * Rows and columns of nodes count from 0, columns in UTF-16 code units.
 */
export const withTree = async <T>(
  code: string,
  language: TreeLanguage,
  read: (tree: Tree) => T,
): Promise<T> => {
  const loaded = await grammar(language);
  // A sample is read for its mistakes and then for its links, so the last tree is kept.
  if (last?.code === code && last.language === language) return read(last.tree);
  const active = parser ?? new Parser();
  parser = active;
  active.setLanguage(loaded);
  const tree = runUnoptimized(() => active.parse(code));
  if (!tree) throw new Error(`The parser for ${language} gave no tree.`);
  last?.tree.delete();
  last = { code, language, tree };
  return read(tree);
};
