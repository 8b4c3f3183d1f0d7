/** A heading of a page's Markdown, with the text below it. */
export interface MarkdownSection {
  /** The heading as plain text, such as `Bucket.allow()`. */
  title: string;
  /** The level of the heading, from 1 to 6. */
  level: number;
  /** `true` if the whole heading is in code style, as the name of a symbol is. */
  isName: boolean;
  /** The heading and the text up to the next heading. */
  text: string;
}

const HEADING = /^(#{1,6}) (.*)$/;

/** The sections of a page's Markdown, in order. Their subsections are sections of their own. */
export const markdownSections = (markdown: string): MarkdownSection[] => {
  const lines = markdown.split('\n');
  const headings = linesOutsideCode(lines).flatMap(({ text, line }) => {
    const [, marks = '', title] = HEADING.exec(text) ?? [];
    return title === undefined ? [] : [{ line, title, level: marks.length }];
  });
  return headings.map(({ line, title, level }, index) => ({
    title: title.replaceAll('`', '').trim(),
    level,
    isName: /^`[^`]*`$/.test(title),
    text: lines
      .slice(line, headings[index + 1]?.line)
      .join('\n')
      .trim(),
  }));
};

/** The lines that belong to no code block, each with its number. */
export const linesOutsideCode = (lines: readonly string[]) => {
  let isCode = false;
  return lines.flatMap((text, line) => {
    if (isFence(text)) isCode = !isCode;
    return isCode ? [] : [{ line, text }];
  });
};

/** `true` for a line that begins or ends a code block. */
const isFence = (line: string): boolean => /^ *```/.test(line);

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
