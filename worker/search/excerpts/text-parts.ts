import type { TextRange } from '#worker/search/search-engine.ts';

/** A part of a text that matches the query as a whole, or does not match it at all. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

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
