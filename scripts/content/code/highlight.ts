import { createShikiPrimitiveAsync, type ShikiPrimitive } from '@shikijs/primitive';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { LANGUAGES, type Language, type LanguageName } from './languages.ts';
import { LineTokens, type Token } from './line-tokens.ts';
import { CLASS_THEME } from './theme.ts';

let highlighter: Promise<ShikiPrimitive> | undefined;
const loading = new Map<LanguageName, Promise<void>>();
/** The readers by grammar. The key is not the language, because loading one also renews the grammars that contain it. */
const readers = new WeakMap<object, LineTokens>();

const startHighlighter = () =>
  createShikiPrimitiveAsync({
    themes: [CLASS_THEME],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });

/** The start of a class, for languages in which a declaration of a member would otherwise be read as a call. */
const CLASS_START: Partial<Record<LanguageName, string>> = { typescript: 'class A {' };

/** The tokens of each line, optionally as the declaration of a class's member. */
export const tokenLines = async (
  code: string,
  language: LanguageName,
  isMember = false,
): Promise<Token[][]> => {
  const { grammar }: Language = LANGUAGES[language];
  if (!grammar) return code.split('\n').map((text) => [{ text, kind: undefined }]);
  highlighter ??= startHighlighter();
  const core = await highlighter;
  const loaded = loading.get(language) ?? core.loadLanguage(grammar());
  loading.set(language, loaded);
  await loaded;
  return readerOf(language, core).read(code, isMember ? CLASS_START[language] : undefined);
};

const readerOf = (language: LanguageName, core: ShikiPrimitive): LineTokens => {
  const { colorMap } = core.setTheme(CLASS_THEME);
  const grammar = core.getLanguage(language);
  const reader = readers.get(grammar) ?? new LineTokens(grammar, colorMap);
  readers.set(grammar, reader);
  return reader;
};
