import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';

/** A number, a time, an absolute path, or the address of a page: what differs from reader to reader and says nothing about an error. */
const NOISE = /^[^\p{L}]*$|^["'[(]*(?:\d[\d:.-]*[T:-]\d|[A-Za-z]:\\|~?\/\S*\/|https?:)/u;

/** The half of a character that a cut has split. It could not be part of a link. */
const SPLIT_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * A text without spaces around it, cut to the length of a query (requirements, section 9). Of a message that is too long, the
 * times, numbers, and paths before its first word are left out, and then whole words at its end. Of the messages that the site quotes,
 * the beginning finds the most.
 */
export const pastedQuery = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed.length <= SEARCH_INPUT_CHARACTERS) return trimmed.replace(SPLIT_CHARACTER, '');
  // The work is bounded, whatever is pasted.
  const words = trimmed.slice(0, 1000).split(/\s+/);
  const start = Math.max(
    0,
    words.findIndex((word) => !NOISE.test(word)),
  );
  const short = words
    .slice(start)
    .join(' ')
    .slice(0, SEARCH_INPUT_CHARACTERS + 1);
  const end = short.length > SEARCH_INPUT_CHARACTERS ? short.lastIndexOf(' ') : -1;
  return short
    .slice(0, end > 0 ? end : SEARCH_INPUT_CHARACTERS)
    .replace(SPLIT_CHARACTER, '')
    .trim();
};
