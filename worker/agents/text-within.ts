import { isFence } from './markdown-sections.ts';

/** A part of a text that fits a limit. */
interface TextWithin {
  text: string;
  /** The place where the next part begins, in characters. `undefined` at the end. */
  next: number | undefined;
}

/**
 * The part of a Markdown text from `start` on with at most `limit` characters. It ends between two blocks if a block ends in
 * its second half, else between two lines, and never inside a character.
 */
export const textWithin = (text: string, start: number, limit: number): TextWithin => {
  const rest = text.slice(start);
  if (rest.length <= limit) return { text: rest, next: undefined };
  const end =
    blockEnd(rest, limit, isInCode(text, start)) ?? lineEnd(rest, limit) ?? characterEnd(rest, limit);
  return { text: rest.slice(0, end), next: start + end };
};

/** `true` if a code block is open at `start`, as it is after a part that ends within a long one. */
const isInCode = (text: string, start: number): boolean =>
  text.slice(0, start).split('\n').filter(isFence).length % 2 === 1;

/** The end of the last block before the limit. A blank line inside a code block ends no block. */
const blockEnd = (text: string, limit: number, startsInCode: boolean): number | undefined => {
  let end: number | undefined;
  let isCode = startsInCode;
  let at = 0;
  for (const line of text.slice(0, limit).split('\n')) {
    if (isFence(line)) isCode = !isCode;
    at += line.length + 1;
    if (line === '' && !isCode && at <= limit) end = at;
  }
  return end !== undefined && end > limit / 2 ? end : undefined;
};

const lineEnd = (text: string, limit: number): number | undefined => {
  const end = text.lastIndexOf('\n', limit - 1) + 1;
  return end > limit / 2 ? end : undefined;
};

/** A character beyond the basic plane consists of two units, which belong together. */
const characterEnd = (text: string, limit: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
