import type { LanguageRegistration } from 'shiki/core';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '#content/sdks.ts';

/** A grammar for Graphviz's DOT language. The highlighter includes none. */
const DOT_GRAMMAR: LanguageRegistration = {
  name: 'dot',
  scopeName: 'source.dot',
  repository: {},
  patterns: [
    { name: 'comment.line.dot', match: '(//|#).*$' },
    { name: 'comment.block.dot', begin: '/\\*', end: '\\*/' },
    { name: 'string.quoted.double.dot', begin: '"', end: '"', patterns: [{ match: '\\\\.' }] },
    { name: 'keyword.other.dot', match: '\\b(strict|graph|digraph|subgraph|node|edge)\\b' },
    { name: 'keyword.operator.dot', match: '->|--' },
    { name: 'entity.name.function.dot', match: '\\b[A-Za-z_]\\w*(?=\\s*=)' },
    { name: 'constant.numeric.dot', match: '-?\\b\\d+(\\.\\d+)?\\b' },
    { name: 'punctuation.dot', match: '[{}\\[\\];,=:]' },
  ],
};

/** Python's grammar, in which a decorator goes on after its first call: `@schedule("clean-up").every("6 hours")`. */
const pythonGrammar = async (): Promise<{ default: LanguageRegistration[] }> => {
  const { default: grammars } = await import('shiki/langs/python.mjs');
  const decorator = {
    name: 'meta.function.decorator.python',
    begin: '^\\s*(@)\\s*(?=[_[:alpha:]])',
    beginCaptures: { 1: { name: 'entity.name.function.decorator.python' } },
    end: '(?=[\\n#])',
    patterns: [
      { name: 'entity.name.function.decorator.python', match: '(?<=@)\\w+(?=\\s*(?:#|$))' },
      { include: '#expression' },
    ],
  };
  return {
    default: grammars.map((grammar) => ({ ...grammar, repository: { ...grammar.repository, decorator } })),
  };
};

export interface Language {
  label: string;
  /** The highlighter's grammar. Plain text has none. */
  grammar?: () => Promise<{ default: LanguageRegistration[] }>;
}

/** The languages of code blocks. A grammar is loaded when the first block needs it. */
export const LANGUAGES = {
  typescript: { label: SAMPLE_LANGUAGES.typescript, grammar: () => import('shiki/langs/typescript.mjs') },
  tsx: { label: SAMPLE_LANGUAGES.typescript, grammar: () => import('shiki/langs/tsx.mjs') },
  javascript: { label: SAMPLE_LANGUAGES.javascript, grammar: () => import('shiki/langs/javascript.mjs') },
  python: { label: SAMPLE_LANGUAGES.python, grammar: pythonGrammar },
  go: { label: SAMPLE_LANGUAGES.go, grammar: () => import('shiki/langs/go.mjs') },
  dart: { label: SAMPLE_LANGUAGES.dart, grammar: () => import('shiki/langs/dart.mjs') },
  csharp: { label: SAMPLE_LANGUAGES.csharp, grammar: () => import('shiki/langs/csharp.mjs') },
  java: { label: SAMPLE_LANGUAGES.java, grammar: () => import('shiki/langs/java.mjs') },
  kotlin: { label: SAMPLE_LANGUAGES.kotlin, grammar: () => import('shiki/langs/kotlin.mjs') },
  bash: { label: 'Terminal', grammar: () => import('shiki/langs/bash.mjs') },
  powershell: { label: 'PowerShell', grammar: () => import('shiki/langs/powershell.mjs') },
  json: { label: 'JSON', grammar: () => import('shiki/langs/json.mjs') },
  yaml: { label: 'YAML', grammar: () => import('shiki/langs/yaml.mjs') },
  toml: { label: 'TOML', grammar: () => import('shiki/langs/toml.mjs') },
  hcl: { label: 'HCL', grammar: () => import('shiki/langs/hcl.mjs') },
  docker: { label: 'Dockerfile', grammar: () => import('shiki/langs/docker.mjs') },
  sql: { label: 'SQL', grammar: () => import('shiki/langs/sql.mjs') },
  html: { label: 'HTML', grammar: () => import('shiki/langs/html.mjs') },
  css: { label: 'CSS', grammar: () => import('shiki/langs/css.mjs') },
  graphql: { label: 'GraphQL', grammar: () => import('shiki/langs/graphql.mjs') },
  ini: { label: 'INI', grammar: () => import('shiki/langs/ini.mjs') },
  groovy: { label: 'Groovy', grammar: () => import('shiki/langs/groovy.mjs') },
  xml: { label: 'XML', grammar: () => import('shiki/langs/xml.mjs') },
  text: { label: 'Text' },
  dot: { label: 'Graphviz', grammar: () => Promise.resolve({ default: [DOT_GRAMMAR] }) },
} as const satisfies Record<string, Language> & Record<SampleLanguage, Language>;
export type LanguageName = keyof typeof LANGUAGES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGES);

export const isLanguageName = (name: string): name is LanguageName => Object.hasOwn(LANGUAGES, name);

/** The names that other documentation tools use for these languages. */
export const LANGUAGE_ALIASES: Partial<Record<LanguageName, readonly string[]>> = {
  typescript: ['ts'],
  javascript: ['js', 'jsx', 'mjs', 'node'],
  python: ['py'],
  go: ['golang'],
  csharp: ['cs', 'c#', 'dotnet'],
  kotlin: ['kt', 'kts'],
  bash: ['sh', 'shell', 'zsh', 'console', 'terminal', 'shellsession'],
  powershell: ['ps1', 'pwsh', 'ps', 'cmd'],
  json: ['json5', 'jsonc'],
  yaml: ['yml'],
  hcl: ['terraform', 'tf'],
  docker: ['dockerfile'],
  sql: ['postgresql', 'psql', 'mysql'],
  graphql: ['gql'],
  ini: ['env', 'dotenv', 'properties'],
  groovy: ['gradle'],
  xml: ['svg'],
  dot: ['graphviz', 'gv'],
  text: ['txt', 'plain', 'plaintext', 'none', 'md', 'markdown', 'mdx'],
};

/** The language that a name of another tool means. */
export const languageNamed = (name: string): string | undefined =>
  Object.entries(LANGUAGE_ALIASES).find(([, names]) => names.includes(name.toLowerCase()))?.[0];
