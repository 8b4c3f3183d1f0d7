import type { TextPart } from '#worker/search/excerpts/text-parts.ts';

/** How much of the query a text matches, as the provider says it. */
export interface Match {
  matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that the text contains, in lower case. */
  matchedWords: string[];
  /** `true` if every word of the text matches. It is absent if none does. */
  fullyHighlighted?: boolean;
}

/** The words of a query, in lower case. */
export const lowerCaseWords = (query: string): string[] => [
  ...new Set(
    query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Describes how the parts of a text match the words of a query. */
export const matchOf = (parts: readonly TextPart[], words: readonly string[]): Match => {
  const marked = parts.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase());
  if (marked.length === 0) return { matchLevel: 'none', matchedWords: [] };
  const found = new Set(marked.map((text) => likest(text, words)));
  const matchedWords = words.filter((word) => found.has(word));
  return {
    matchLevel: matchedWords.length === words.length ? 'full' : 'partial',
    fullyHighlighted: parts.every(({ text, isMatch }) => isMatch || !/[\p{L}\p{N}]/u.test(text)),
    matchedWords,
  };
};

/** The word of the query that a marked text stands for: typos and plurals rarely change how a word begins. */
const likest = (text: string, words: readonly string[]): string | undefined => {
  const lengths = words.map((word) => sharedBeginning(text, word));
  return words[lengths.indexOf(Math.max(...lengths))];
};

const sharedBeginning = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};
