import type { Node, Tree } from 'web-tree-sitter';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { CodeMistake } from './code-mistake.ts';

/** Spaces that word processors and web pages put between words. No programming language accepts them. */
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;

/** Typographic characters, and those that code uses instead. */
const PLAIN: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '--',
};
const TYPOGRAPHIC = /[“”„‘’–—]/g;

/** The nodes in which every character is allowed. */
const FREE_TEXT = /string|comment|char|template|text|heredoc|regex|rune|description|quoted/;

/** The first space that is not a plain space. */
export const copiedSpace = (code: string): CodeMistake | undefined => {
  const offset = code.search(SPACE);
  if (offset < 0) return undefined;
  const number = code.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return {
    ...pointAt(code, offset),
    reason: `there is a space here that code does not use (U+${number})`,
    cure: 'Write a plain space.',
  };
};

/** The first quotation mark or dash outside strings and comments that code writes differently. */
export const copiedSign = ({ rootNode }: Tree, code: string): CodeMistake | undefined => {
  for (const { 0: sign, index } of code.matchAll(TYPOGRAPHIC))
    if (!isInFreeText(rootNode.descendantForIndex(index)))
      return {
        ...pointAt(code, index),
        reason: `\`${sign}\` belongs in prose, not in code`,
        cure: `Write \`${PLAIN[sign]}\`.`,
      };
  return undefined;
};

const isInFreeText = (node: Node | null): boolean =>
  node !== null && (FREE_TEXT.test(node.type) || isInFreeText(node.parent));
