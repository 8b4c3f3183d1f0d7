import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Passage } from './passage.ts';

/** A sentence in a string of TypeScript: it begins with a capital letter or with code, and ends with a period. */
const SENTENCE = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const isSentence = (text: string): boolean => /^[A-Z`].*\s.*\.$/.test(text);

/** The sentences in a file of records, such as the meanings of configuration keys. */
export const dataPassages = (file: string, text: string): Passage[] =>
  [...text.matchAll(SENTENCE)].flatMap((match) => {
    const source = match[1] ?? match[2] ?? '';
    if (!isSentence(source)) return [];
    const before = text.slice(0, match.index + 1).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { file, line: before.length, column, source, tree: fromMarkdown(source) };
  });
