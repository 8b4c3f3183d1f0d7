const BEYOND_ASCII = /[^\0-\x7f]/gu;

/**
 * Writes the characters beyond ASCII as references, such as `&#169;` for `©`. V8 keeps and encodes text of ASCII alone in the
 * fast way, so one other character slows a whole page down.
 */
export const asciiHtml = (html: string): string =>
  html.replace(BEYOND_ASCII, (character) => `&#${character.codePointAt(0)};`);
