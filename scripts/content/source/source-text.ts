/** The text with spaces for fenced code, inline code and escaped characters. MDX interprets all remaining characters. */
export const withoutCode = (text: string): string =>
  text
    .replaceAll(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ *\2[`~]*[ \t]*$|(?![\s\S]))/gm, blanks)
    .replaceAll(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blanks)
    .replaceAll(/\\[<{]/g, blanks);

const blanks = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The offset of a position; `line` and `column` count from 1. */
export const offsetAt = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1);
