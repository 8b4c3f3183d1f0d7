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

/** The sections of a page's Markdown, in order. Their subsections are separate sections. */
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
    if (FENCE.test(text)) isCode = !isCode;
    return isCode ? [] : [{ line, text }];
  });
};

/** Matches a line that begins or ends a code block. */
const FENCE = /^ *```/;

/**
 * The part of a Markdown text from `start` on with at most `limit` characters. It ends between two blocks if a block ends in
 * its second half, else between two lines, and never inside a character. `next` is the position where the next part begins,
 * or `undefined` at the end.
 */
export const textWithin = (text: string, start: number, limit: number): { text: string; next?: number } => {
  const last = start + limit;
  if (last >= text.length) return { text: text.slice(start) };
  const half = start + limit / 2;
  let block = last + 1;
  // A blank line inside a code block ends no block.
  do block = text.lastIndexOf('\n\n', block - 1 - '\n\n'.length) + '\n\n'.length;
  while (block > half && isInCode(text, block));
  const line = text.lastIndexOf('\n', last - 1) + 1;
  // A character beyond the basic plane consists of two units, which belong together.
  const characterEnd = /[\uD800-\uDBFF]/.test(text.charAt(last - 1)) ? last - 1 : last;
  const next = [block, line].find((end) => end > half) ?? characterEnd;
  return { text: text.slice(start, next), next };
};

/** `true` if a code block is open at a position. */
const isInCode = (text: string, position: number): boolean => {
  const lines = text.slice(0, position).split('\n');
  return lines.filter((line) => FENCE.test(line)).length % 2 === 1;
};
