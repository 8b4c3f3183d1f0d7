import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';

/** Words with digits or of a path differ from reader to reader, and short ones stand everywhere. */
const tellingness = (word: string): number => {
  if (!/\p{L}/u.test(word) || /\d|[/\\]/.test(word)) return 0;
  return word.replace(/[^\p{L}]/gu, '').length < 4 ? 1 : 2;
};

/** The half of a character that a cut has split. It could not be part of a link. */
const SPLIT_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * A text without spaces around it, cut to the length of a query (requirements, section 9). Of a message that is too long, the words
 * that say least are left out first, and the last of those that say as much. The others stay in their order.
 */
export const tellingPart = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed.length <= SEARCH_INPUT_CHARACTERS) return trimmed.replace(SPLIT_CHARACTER, '');
  // The work is bounded, whatever is pasted.
  const words = trimmed.slice(0, 1000).split(/\s+/);
  const order = [...words.keys()].sort(
    (a, b) => tellingness(words[b] ?? '') - tellingness(words[a] ?? '') || a - b,
  );
  let room = SEARCH_INPUT_CHARACTERS + 1;
  const kept = order.filter((index) => {
    const needed = (words[index] ?? '').length + 1;
    const fits = needed <= room;
    if (fits) room -= needed;
    return fits;
  });
  const part = words.filter((_, index) => kept.includes(index)).join(' ');
  return (part || trimmed.slice(0, SEARCH_INPUT_CHARACTERS)).replace(SPLIT_CHARACTER, '').trim();
};
