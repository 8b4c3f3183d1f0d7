import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import type { TextRange } from '#worker/search/search-engine.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import { type Word, wordsOf } from '#worker/search/terms/words.ts';

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
