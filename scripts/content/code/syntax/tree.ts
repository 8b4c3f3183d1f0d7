import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { Language, type Node, Parser, type Tree } from 'web-tree-sitter';
import type { SampleLanguage } from '#content/sdks.ts';
import type { LanguageName } from '#scripts/content/code/languages.ts';

const setOptimizing = (isOn: boolean) => {
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering'])
    setFlagsFromString(`--${isOn ? '' : 'no-'}${flag}`);
};

/**
 * Runs a parser in WebAssembly. V8 compiles its functions as they are called, and does not optimize them: the lexer of a
 * grammar is one function of up to 370 kB, which takes seconds and gigabytes of memory, and a build ends before that pays off.
 */
export const runUnoptimized = <T>(parse: () => T): T => {
  setOptimizing(false);
  try {
    return parse();
  } finally {
    setOptimizing(true);
  }
};

/**
 * The grammar of each language that has a syntax tree, as a file of an installed package. The links in samples of the
 * libraries are found with it.
 */
const GRAMMARS = {
  typescript: '@vscode/tree-sitter-wasm/wasm/tree-sitter-typescript.wasm',
  tsx: '@vscode/tree-sitter-wasm/wasm/tree-sitter-tsx.wasm',
  javascript: '@vscode/tree-sitter-wasm/wasm/tree-sitter-javascript.wasm',
  python: '@vscode/tree-sitter-wasm/wasm/tree-sitter-python.wasm',
  go: '@vscode/tree-sitter-wasm/wasm/tree-sitter-go.wasm',
  dart: '@lumis-sh/wasm-dart/tree-sitter-dart.wasm',
  csharp: '@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm',
  java: '@vscode/tree-sitter-wasm/wasm/tree-sitter-java.wasm',
  kotlin: '@lumis-sh/wasm-kotlin/tree-sitter-kotlin.wasm',
  bash: '@vscode/tree-sitter-wasm/wasm/tree-sitter-bash.wasm',
  powershell: '@vscode/tree-sitter-wasm/wasm/tree-sitter-powershell.wasm',
  hcl: '@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm',
  html: '@lumis-sh/wasm-html/tree-sitter-html.wasm',
  css: '@vscode/tree-sitter-wasm/wasm/tree-sitter-css.wasm',
  ini: '@vscode/tree-sitter-wasm/wasm/tree-sitter-ini.wasm',
  groovy: '@lumis-sh/wasm-groovy/tree-sitter-groovy.wasm',
} as const satisfies Partial<Record<LanguageName, string>> & Record<SampleLanguage, string>;

export type TreeLanguage = keyof typeof GRAMMARS;

export const hasTree = (language: LanguageName): language is TreeLanguage =>
  Object.hasOwn(GRAMMARS, language);

const { resolve } = createRequire(import.meta.url);

let started: Promise<void> | undefined;
const loading = new Map<TreeLanguage, Promise<Language>>();

const loadGrammar = async (language: TreeLanguage): Promise<Language> => {
  started ??= Parser.init();
  await started;
  return Language.load(await readFile(resolve(GRAMMARS[language])));
};

/** The grammar of a language. Each is loaded once, when the first code needs it. */
const grammar = (language: TreeLanguage): Promise<Language> => {
  const loaded = loading.get(language) ?? loadGrammar(language);
  loading.set(language, loaded);
  return loaded;
};

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
  // A sample is read for its problems and then for its links, so the last tree is cached.
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

export const childrenOf = (node: Node | null | undefined): Node[] => node?.namedChildren ?? [];

export const ofType = (node: Node | null | undefined, ...types: string[]): Node[] =>
  childrenOf(node).filter(({ type }) => types.includes(type));

export const field = (node: Node | null | undefined, name: string): Node | null =>
  node?.childForFieldName(name) ?? null;
