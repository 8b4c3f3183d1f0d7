import type { Token } from '#scripts/content/code/line-tokens.ts';

/** A range of the code that links to an address. Offsets count from the start of the code. */
export interface CodeLink {
  start: number;
  end: number;
  href: string;
  /** `true` if earlier code of the page has the same link, so that Tab does not stop at every mention of a symbol. */
  repeated?: boolean;
}

export interface LinkedToken extends Token {
  href?: string;
  repeated?: boolean;
}

/**
 * Splits the tokens of each line where links begin and end. The links are sorted and do not overlap. A link within a line
 * becomes one or more tokens with its address.
 */
export const linkedTokens = (lines: readonly Token[][], links: readonly CodeLink[]): LinkedToken[][] => {
  let lineStart = 0;
  return lines.map((tokens) => {
    let start = lineStart;
    const split = tokens.flatMap((token) => {
      const parts = splitToken(token, start, links);
      start += token.text.length;
      return parts;
    });
    lineStart = start + 1; // the line break
    return split;
  });
};

const splitToken = (token: Token, start: number, links: readonly CodeLink[]): LinkedToken[] => {
  const end = start + token.text.length;
  const parts: LinkedToken[] = [];
  let done = start;
  const add = (to: number, link?: CodeLink) => {
    const text = token.text.slice(done - start, to - start);
    if (text)
      parts.push({
        ...token,
        text,
        ...(link ? { href: link.href } : {}),
        ...(link?.repeated ? { repeated: true } : {}),
      });
    done = Math.max(done, to);
  };
  for (const link of links) {
    if (link.end <= start || link.start >= end) continue;
    add(Math.max(link.start, start));
    add(Math.min(link.end, end), link);
  }
  add(end);
  return parts;
};
