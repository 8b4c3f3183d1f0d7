import { STOP_WORDS } from '#worker/search/index/fields.ts';
import type { Word } from '#worker/search/terms/words.ts';

const SEPARATORS = /[^\p{L}\p{N}]+/gu;

/** The share of the query's neighboring words that are neighbors in the text too. */
export const phraseShare = (words: readonly Word[], text: string): number => {
  const plain = words.flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]));
  const pairs = plain
    .slice(1)
    .map((word, index) => [plain[index] ?? '', word] as const)
    .filter((pair) => !pair.every((word) => STOP_WORDS.has(word)));
  if (pairs.length === 0) return 0;
  const folded = ` ${text.toLowerCase().replace(SEPARATORS, ' ')}`;
  return pairs.filter(([first, second]) => folded.includes(` ${first} ${second}`)).length / pairs.length;
};
