/** The text with spaces for fenced code, inline code and escaped characters. MDX interprets all remaining characters. */
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
    const character = text.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (depth > 0) continue;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
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

/** The offset of the character `close` that belongs to the one at `start`. Characters in quotes are counted, too. */
export const closingCharacter = (text: string, start: number, close: string): number | undefined => {
  const open = text.charAt(start);
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text.charAt(index) === open) depth += 1;
    else if (text.charAt(index) === close) depth -= 1;
    if (depth === 0) return index;
  }
  return undefined;
};

/** The number of opening (`<`) or closing (`</`) tags of a name. A tag whose name only begins like it is another one. */
export const countTags = (text: string, start: '<' | '</', name: string): number =>
  [...text.matchAll(new RegExp(`${start}${name}(?![\\w.-])`, 'g'))].length;

/** The offset of a position; `line` and `column` count from 1. */
export const offsetAt = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1);
