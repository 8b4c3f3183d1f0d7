import type { LanguageRegistration } from 'shiki/core';

/** A grammar for Graphviz's DOT language. The highlighter includes none. */
export const DOT_GRAMMAR: LanguageRegistration = {
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
