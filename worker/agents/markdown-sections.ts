/** A heading of a page's Markdown, with the text below it. */
export interface MarkdownSection {
  /** The heading as plain text, such as `Bucket.allow()`. */
  title: string;
  /** `true` if the whole heading is in code style, as the name of a symbol is. */
  isName: boolean;
  /** The heading and the text up to the next heading. */
  text: string;
}

const HEADING = /^#{1,6} (.*)$/;

/** The sections of a page's Markdown, in order. Their subsections are sections of their own. */
export const markdownSections = (markdown: string): MarkdownSection[] => {
  const lines = markdown.split('\n');
  const headings = linesOutsideCode(lines).flatMap(({ text, line }) => {
    const [, title] = HEADING.exec(text) ?? [];
    return title === undefined ? [] : [{ line, title }];
  });
  return headings.map(({ line, title }, index) => ({
    title: title.replaceAll('`', '').trim(),
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
export const isFence = (line: string): boolean => /^ *```/.test(line);
