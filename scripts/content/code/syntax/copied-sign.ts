import type { Node, Tree } from 'web-tree-sitter';
import { pointAt } from '#scripts/content/problems/point-at.ts';
import type { CodeMistake } from './code-mistake.ts';

/** Spaces that word processors and web pages put between words. No language takes them for a space. */
const SPACE = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;

/** The signs of text processors, and those that code has in their place. */
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

/** The nodes in which every sign is allowed. */
const FREE_TEXT = /string|comment|char|template|text|heredoc|regex|rune|description|quoted/;

/** The first space that is not a plain one. */
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

/** The first quotation mark or dash outside of texts and comments that code writes in another way. */
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
