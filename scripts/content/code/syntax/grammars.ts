import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';
import type { SampleLanguage } from '#content/sdks.ts';
import type { LanguageName } from '#scripts/content/code/languages.ts';

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
export const grammar = (language: TreeLanguage): Promise<Language> => {
  const loaded = loading.get(language) ?? loadGrammar(language);
  loading.set(language, loaded);
  return loaded;
};
