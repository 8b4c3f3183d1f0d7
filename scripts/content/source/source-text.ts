/** The text with spaces from `from` to `to`. Its length and its line breaks stay the same, so all positions stay valid. */
export const blanked = (text: string, from: number, to: number): string =>
  text.slice(0, from) + blanks(text.slice(from, to)) + text.slice(to);

/** The text with spaces for fenced code, inline code and escaped signs. MDX interprets all remaining signs. */
export const withoutCode = (text: string): string =>
  text
    .replaceAll(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ *\2[`~]*[ \t]*$|(?![\s\S]))/gm, blanks)
    .replaceAll(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g, blanks)
    .replaceAll(/\\[<{]/g, blanks);

const blanks = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The offset after the `>` of the tag at `start`, or `undefined` if it has none. Ignores each `>` in quotes and braces. */
export const endOfTag = (text: string, start: number): number | undefined => {
  let quote = '';
  let depth = 0;
  for (let index = start + 1; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth > 0) continue;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return index + 1;
  }
  return undefined;
};

/** The offset of the `{` that opens the braces around `offset`. */
export const openingBrace = (text: string, offset: number): number | undefined => {
  let depth = 0;
  for (let index = Math.min(offset, text.length) - 1; index >= 0; index -= 1) {
    if (text.charAt(index) === '}' && index < offset - 1) depth += 1;
    else if (text.charAt(index) === '{') {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return undefined;
};

/** The offsets of the opening or the closing tags of a name. A tag whose name only begins like it is another one. */
export const tagsOf = (text: string, sign: '<' | '</', name: string): number[] =>
  [...text.matchAll(new RegExp(`${sign}${name}(?![\\w.-])`, 'g'))].map(({ index }) => index);

/** The text with spaces for the tag at `start`, or for its `<` if the tag has no end. */
export const blankedTag = (text: string, start: number): string =>
  blanked(text, start, endOfTag(text, start) ?? start + 1);

/** The text with spaces for a tag and for the next closing tag of its name, so a mistake is reported only once. */
export const blankedElement = (text: string, open: number): string => {
  const end = endOfTag(text, open) ?? open + 1;
  const name = /^<([\w.]+)/.exec(text.slice(open, end))?.[1];
  const withoutTag = blanked(text, open, end);
  const close = name && !text.slice(open, end).endsWith('/>') ? text.indexOf(`</${name}>`, end) : -1;
  return close < 0 ? withoutTag : blanked(withoutTag, close, close + `</${name}>`.length);
};

/** The offset of a place; `line` and `column` count from 1. */
export const offsetAt = (text: string, line: number, column: number): number => {
  let offset = 0;
  for (let current = 1; current < line; current += 1) offset = text.indexOf('\n', offset) + 1;
  return offset + column - 1;
};
