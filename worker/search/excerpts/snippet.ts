import type { TextRange } from '#worker/search/search-engine.ts';
import { type TextPart, textParts } from './text-parts.ts';

const ELLIPSIS = '…';

/**
 * The words of a text around its matches, with an ellipsis on each side where words are left out. Without matches, the text's
 * first words. The window with the most matches wins, and the matches are in its middle.
 */
export const snippet = (
  text: string,
  ranges: readonly TextRange[],
  { words: size, ellipsis = ELLIPSIS }: { words: number; ellipsis?: string },
): TextPart[] => {
  const words = Array.from(
    text.matchAll(/\S+/g),
    ({ 0: word, index }) => [index, index + word.length] as const,
  );
  if (words.length <= size) return textParts(text, ranges);
  const first = firstWord(
    words.map((word) => ranges.some((range) => overlap(word, range))),
    size,
  );
  const start = words[first]?.[0] ?? 0;
  const end = words[first + size - 1]?.[1] ?? text.length;
  const before = first > 0 ? ellipsis : '';
  const after = first + size < words.length ? ellipsis : '';
  const shift = before.length - start;
  const inside = ranges.filter((range) => overlap([start, end], range));
  return textParts(
    before + text.slice(start, end) + after,
    inside.map(([from, to]) => [Math.max(from, start) + shift, Math.min(to, end) + shift]),
  );
};

const overlap = ([start, end]: TextRange, [from, to]: TextRange): boolean => from < end && to > start;

/** The index of the first word in the window of `size` words that has the most matches. */
const firstWord = (matches: readonly boolean[], size: number): number => {
  let best = { count: 0, start: 0 };
  let count = 0;
  matches.forEach((isMatch, last) => {
    count += Number(isMatch) - Number(matches[last - size] ?? false);
    if (count > best.count) best = { count, start: Math.max(0, last - size + 1) };
  });
  if (best.count === 0) return 0;
  const window = matches.slice(best.start, best.start + size);
  const from = window.indexOf(true);
  const to = window.lastIndexOf(true);
  const centered = best.start + from - Math.floor((size - (to - from + 1)) / 2);
  return Math.max(0, Math.min(centered, matches.length - size));
};
