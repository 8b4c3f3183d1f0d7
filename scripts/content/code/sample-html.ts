import { MARKUP } from '#client/contracts/markup.ts';
import type { FenceMeta } from './fence.ts';
import { type Token, tokenLines } from './highlight.ts';
import type { LanguageName } from './languages.ts';
import { PROMPT, type ShellLines } from './shell-lines.ts';

interface HighlightOptions {
  language: LanguageName;
  meta: FenceMeta;
  links: readonly CodeLink[];
  isMember: boolean | undefined;
  /** The commands and the output of a shell block with prompts. */
  shell: ShellLines | undefined;
}

/** The lines of a block as HTML, with the classes of its tokens and lines, its links, and its prompts. */
export const highlightedLines = async (
  lines: readonly string[],
  { language, meta, links, isMember, shell }: HighlightOptions,
): Promise<string> => {
  const plain = await tokenLines((shell?.code ?? lines).join('\n'), language, isMember);
  const tokens = linkedTokens(plain, links);
  const drawn = lines.map((line, index) => {
    const kind = shell?.kinds[index] ?? 'code';
    const content = kind === 'output' ? escapeHtml(line) : (tokens[index] ?? []).map(tokenHtml).join('');
    const prompt = kind === 'prompt' ? `<span class="${MARKUP.prompt}">${PROMPT}</span>` : '';
    return { classes: lineClasses(index + 1, kind === 'output', meta), html: prompt + content, kind };
  });
  // Lines need no elements if all of them look the same and are copied as they are.
  if (drawn.every(({ classes, kind }) => classes === MARKUP.line && kind === 'code'))
    return drawn.map(({ html }) => html).join('\n');
  return drawn.map(({ classes, html }) => `<span class="${classes}">${html}</span>`).join('\n');
};

/**
 * Highlighted code whose first line opens the next ones. The text of the element remains the code, for readers who copy it: the
 * number of lines is in an attribute.
 */
export const foldedImports = (html: string, count: number): string => {
  const [line = '', ...rest] = html.split('\n');
  // A control can't hold another one.
  const first = line.replaceAll(/<\/?a\b[^>]*>/g, '');
  const hidden = rest.slice(0, count).join('\n');
  const shown = rest.slice(count).join('\n');
  return `<details><summary data-more="${count}">${first}\n</summary>${hidden}\n</details>${shown}`;
};

const lineClasses = (line: number, isOutput: boolean, { highlight, ins, del, focus }: FenceMeta): string =>
  [
    MARKUP.line,
    highlight.has(line) && 'hl',
    ins.has(line) && 'ins',
    del.has(line) && MARKUP.deleted,
    focus.size > 0 && !focus.has(line) && 'dim',
    isOutput && MARKUP.output,
  ]
    .filter(Boolean)
    .join(' ');

const tokenHtml = ({ text, kind, href, repeated }: LinkedToken): string => {
  const html = escapeHtml(text);
  // The attributes that links share come first, so that they compress well.
  const stop = repeated ? ' tabindex="-1"' : '';
  const color = kind ? ` class="${kind}"` : '';
  if (href) return `<a${color}${stop} href="${href}">${html}</a>`;
  return kind && (kind !== 'v' || NAME.test(text)) ? `<span class="${kind}">${html}</span>` : html;
};

/** Text with a name or a number in it. Other text has the color of punctuation. */
const NAME = /[\p{L}\p{N}_]/u;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A range of the code that links to an address. Offsets count from the start of the code. */
export interface CodeLink {
  start: number;
  end: number;
  href: string;
  /** `true` if earlier code of the page has the same link, so that Tab does not stop at every mention of a symbol. */
  repeated?: boolean;
}

interface LinkedToken extends Token {
  href?: string;
  repeated?: boolean;
}

/**
 * Splits the tokens of each line where links begin and end. The links are sorted and do not overlap. A link within a line
 * becomes one or more tokens with its address.
 */
const linkedTokens = (lines: readonly Token[][], links: readonly CodeLink[]): LinkedToken[][] => {
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
