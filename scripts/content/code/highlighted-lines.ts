import { MARKUP } from '#client/contracts/markup.ts';
import type { FenceMeta } from './code-sample.ts';
import type { LanguageName } from './languages.ts';
import { type CodeLink, type LinkedToken, linkedTokens } from './links/linked-tokens.ts';
import type { SampleColors } from './sample-colors.ts';
import { isShell, PROMPT, readShellLines } from './shell-lines.ts';

interface HighlightOptions {
  language: LanguageName;
  meta: FenceMeta;
  links: readonly CodeLink[];
  colors: SampleColors;
  isMember: boolean | undefined;
}

/** The lines of a block as HTML, with the classes of its tokens and lines, its links, and its prompts. */
export const highlightedLines = async (
  lines: readonly string[],
  { language, meta, links, colors, isMember }: HighlightOptions,
): Promise<string> => {
  const shell = isShell(language) ? readShellLines(lines) : undefined;
  const plain = await colors.tokenLines((shell?.code ?? lines).join('\n'), language, isMember);
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
