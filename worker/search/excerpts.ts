import type { TextPart } from '#client/contracts/hit.tsx';
import type { ParsedQuery } from './query.ts';
import { STOP_WORDS, type Word, wordsOf } from './words.ts';

/** The first character and the character after the last, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** A function that finds what matches the query in a text: words, words inside of names, and the start of a longer word. */
export const matchFinder = ({ parts, openWord }: ParsedQuery): ((text: string) => TextRange[]) => {
  const terms = new Set(
    parts
      .filter(({ isOptional }) => !isOptional)
      .flatMap(({ readings }) =>
        readings.flatMap(({ choices }) => choices.flatMap((choice) => [...choice.keys()])),
      ),
  );
  return (text) => wordsOf(text).flatMap((word) => rangesIn(word, text, terms, openWord));
};

const rangesIn = (word: Word, text: string, terms: ReadonlySet<string>, openWord: string): TextRange[] => {
  const { start, end, whole, parts } = word;
  const written = text.slice(start, end).toLowerCase();
  const isLonger = openWord !== '' && whole !== openWord && written.startsWith(openWord);
  if (isLonger && terms.has(whole)) return [[start, start + openWord.length]];
  if (terms.has(whole) && !STOP_WORDS.has(whole)) return [[start, end]];
  const found: TextRange[] = [];
  let from = 0;
  for (const part of parts) {
    const at = written.indexOf(part, from);
    if (at < 0) continue;
    from = at + part.length;
    if (terms.has(part)) found.push([start + at, start + from]);
  }
  return found;
};

/** Cuts a text at the ends of its matches. The ranges are in order and do not overlap. */
export const textParts = (text: string, ranges: readonly TextRange[]): TextPart[] => {
  const parts: TextPart[] = [];
  let done = 0;
  for (const [start, end] of ranges) {
    parts.push(
      { text: text.slice(done, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    done = end;
  }
  parts.push({ text: text.slice(done), isMatch: false });
  return parts.filter((part) => part.text !== '');
};

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
