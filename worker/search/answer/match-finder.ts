import type { ParsedQuery } from '#worker/search/query/parse-query.ts';
import { wordsOf } from '#worker/search/terms/words.ts';
import type { TextRange } from '#worker/search/types.ts';

/** A function that finds the words of a text that match the query. */
export const matchFinder = ({ parts }: ParsedQuery): ((text: string) => TextRange[]) => {
  const terms = new Set(
    parts.filter(({ isOptional }) => !isOptional).flatMap(({ readings }) => readings.flatMap(({ choices }) => choices.flatMap((choice) => [...choice.keys()]))),
  );
  return (text) =>
    wordsOf(text)
      .filter(({ whole, parts: inside }) => terms.has(whole) || inside.some((part) => terms.has(part)))
      .map(({ start, end }) => [start, end]);
};
