import { tokenLines } from './highlight.ts';
import type { LanguageName } from './languages.ts';
import type { Token } from './line-tokens.ts';
import type { TokenClass } from './theme.ts';

/** The colors of samples, as texts by language and code: `k5 1 f8` is a keyword of five characters, a blank, and so on. */
export type StoredColors = Record<string, string>;

/** The colors of a page's samples. Those of the page's last version are known, so no grammar has to be loaded for them. */
export class SampleColors {
  readonly used: StoredColors = {};
  readonly #known: StoredColors;

  constructor(known: StoredColors = {}) {
    this.#known = known;
  }

  /** Like {@link tokenLines}. */
  async tokenLines(code: string, language: LanguageName, isMember = false): Promise<Token[][]> {
    const key = `${language}${isMember ? ' member' : ''}\n${code}`;
    const stored = this.#known[key];
    const lines =
      stored === undefined ? await tokenLines(code, language, isMember) : readColors(stored, code);
    this.used[key] = stored ?? lines.map(lineColors).join('\n');
    return lines;
  }
}

const lineColors = (tokens: readonly Token[]): string =>
  tokens.map(({ text, kind = '' }) => kind + text.length).join(' ');

const readColors = (stored: string, code: string): Token[][] => {
  let start = 0;
  const tokenOf = (color: string): Token => {
    const kind = color.replace(/\d+/, '') as TokenClass | ''; // `lineColors` wrote it
    const end = start + Number(color.slice(kind.length));
    const text = code.slice(start, end);
    start = end;
    return { text, kind: kind || undefined };
  };
  return stored.split('\n').map((line) => {
    const tokens = line.split(' ').filter(Boolean).map(tokenOf);
    start += 1; // the line break
    return tokens;
  });
};
