import { codeToTokensBase, createShikiPrimitiveAsync, type ShikiPrimitive } from '@shikijs/primitive';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { LANGUAGES, type LanguageName } from './languages.ts';
import { CLASS_THEME, type TokenClass, tokenClass } from './theme.ts';

export interface Token {
  text: string;
  kind: TokenClass | undefined;
}

let highlighter: Promise<ShikiPrimitive> | undefined;
const loading = new Map<LanguageName, Promise<void>>();

const startHighlighter = () =>
  createShikiPrimitiveAsync({
    themes: [CLASS_THEME],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });

/** The tokens of earlier samples, because samples rarely change when their pages do. */
const colored = new Map<string, Token[][]>();
const MOST_COLORED = 2000;

/** The start of a class, for languages in which a declaration of a member would otherwise be read as a call. */
const CLASS_START: Partial<Record<LanguageName, string>> = { typescript: 'class A {' };

/** The tokens of each line, optionally as the declaration of a class's member. Adjacent tokens with the same class are joined, and blanks belong to the token before them. */
export const tokenLines = async (
  code: string,
  language: LanguageName,
  isMember = false,
): Promise<Token[][]> => {
  const context = (isMember && CLASS_START[language]) || '';
  const key = `${language}\n${context}\n${code}`;
  const known = colored.get(key);
  if (known) return known;
  const lines = await color(code, language, context);
  if (colored.size >= MOST_COLORED) colored.clear();
  colored.set(key, lines);
  return lines;
};

const color = async (code: string, language: LanguageName, context: string): Promise<Token[][]> => {
  const { grammar } = { grammar: undefined, ...LANGUAGES[language] };
  if (!grammar) return code.split('\n').map((text) => [{ text, kind: undefined }]);
  highlighter ??= startHighlighter();
  const core = await highlighter;
  const loaded = loading.get(language) ?? core.loadLanguage(grammar());
  loading.set(language, loaded);
  await loaded;
  return codeToTokensBase(core, code, {
    lang: language,
    theme: CLASS_THEME.name ?? '',
    // With a limit, slow lines would lose their colors on a busy machine, but the same input must give the same bytes.
    tokenizeTimeLimit: 0,
    grammarContextCode: context,
  }).map((line) => joined(line.map((token) => ({ text: token.content, kind: tokenClass(token.color) }))));
};

const joined = (tokens: readonly Token[]): Token[] => {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result[result.length - 1];
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else result.push({ ...token });
  }
  return result;
};
