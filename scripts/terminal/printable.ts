/** Untrusted text for a terminal, without sequences that color, move or rewrite the screen's content. Line breaks stay. */
export const printable = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\u200D]/gu, '\uFFFD');
