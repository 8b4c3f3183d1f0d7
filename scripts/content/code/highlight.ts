import { createShikiPrimitiveAsync, type ShikiPrimitive } from '@shikijs/primitive';
import { EncodedTokenMetadata } from '@shikijs/primitive/textmate';
import type { ThemeRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { LANGUAGES, type Language, type LanguageName } from './languages.ts';

/**
 * The TextMate scopes of each class of tokens in the style sheet. If two scopes apply, the longer one wins. Text without any of
 * these scopes has the class of names, `v`: these are the scopes in which it stands inside strings, and the dots between names.
 */
const SCOPES = {
  c: ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.range'],
  k: [
    'keyword',
    'storage',
    'constant.language',
    'variable.language',
    'entity.name.tag',
    'punctuation.definition.tag',
    'markup.deleted',
    'punctuation.definition.deleted',
    'support.type.property-name.json',
    'support.type.property-name.toml',
    'entity.name.section',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'punctuation.support.type.property-name',
    'constant.other.symbol',
    'markup.inserted',
    'punctuation.definition.inserted',
    'markup.inline.raw',
    'string.regexp',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'entity.other.attribute-name',
    'meta.function-call.generic',
    'variable.function',
    'support.type.property-name.css',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.groovy',
    'storage.type.primitive',
    'entity.name.tag.yaml',
    'keyword.key.toml',
  ],
  n: ['constant.numeric', 'constant.character', 'constant.other.color', 'keyword.other.unit'],
  v: [
    'meta.template.expression',
    'meta.embedded',
    'string meta.interpolation',
    'punctuation.accessor',
    'punctuation.separator.period',
    'punctuation.other.period',
    'punctuation.dot',
  ],
} as const satisfies Record<string, readonly string[]>;
type TokenClass = keyof typeof SCOPES;

/** Punctuation has no class and the color of the whole block, since it would otherwise be two of five elements in code. */
const PUNCTUATION = ['punctuation', 'meta.brace', 'keyword.operator.type.annotation', 'meta.delimiter'];
const PUNCTUATION_COLOR = '#000000';

const CLASSES = Object.keys(SCOPES) as TokenClass[]; // Object.keys returns string[].

const sentinel = (name: TokenClass) => `#00000${CLASSES.indexOf(name) + 1}`;

/** The highlighter can only assign colors, so each color represents a class. The colors never reach a page. */
const CLASS_THEME: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: sentinel('v'),
  bg: '#FFFFFF',
  settings: [
    ...CLASSES.map((name) => ({
      scope: [...SCOPES[name]],
      settings: { foreground: sentinel(name) },
    })),
    { scope: PUNCTUATION, settings: { foreground: PUNCTUATION_COLOR } },
  ],
};

const CLASS_OF_COLOR: ReadonlyMap<string, TokenClass> = new Map(
  CLASSES.map((name) => [sentinel(name), name]),
);

const tokenClass = (color: string | undefined): TokenClass | undefined =>
  color === undefined ? undefined : CLASS_OF_COLOR.get(color);

export interface Token {
  text: string;
  /** `undefined` for punctuation and plain text. */
  kind: TokenClass | undefined;
}

type Grammar = ReturnType<ShikiPrimitive['getLanguage']>;

/** Reads `code` with a grammar, after the lines of `context`. `colors` are those of the theme, by number. */
const readTokens = (
  grammar: Grammar,
  colors: readonly string[],
  code: string,
  context?: string,
): Token[][] => {
  let stack: Parameters<Grammar['tokenizeLine2']>[1] = null;
  const read = (line: string): Token[] => {
    // With a time limit, slow lines would lose their colors on a busy machine, but the same input must give the same bytes.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, stack, 0);
    stack = ruleStack;
    return joined(line, tokens, colors);
  };
  context?.split('\n').forEach(read);
  return code.split('\n').map(read);
};

/** Neighbors with the same class are one token, and spaces belong to the token before them. */
const joined = (line: string, ends: Uint32Array, colors: readonly string[]): Token[] => {
  const result: Token[] = [];
  for (let index = 0; index < ends.length; index += 2) {
    const text = line.slice(ends[index], ends[index + 2]);
    if (text === '') continue;
    const kind = tokenClass(colors[EncodedTokenMetadata.getForeground(ends[index + 1] ?? 0)]);
    const last = result.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else result.push({ text, kind });
  }
  return result;
};

let highlighter: Promise<ShikiPrimitive> | undefined;
const loading = new Map<LanguageName, Promise<void>>();

const startHighlighter = () =>
  createShikiPrimitiveAsync({
    themes: [CLASS_THEME],
    langs: [],
    // JavaScript's regular expressions give the same tokens in a tenth less time, but nothing ends a match that takes too long.
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
  const { colorMap } = core.setTheme(CLASS_THEME);
  return readTokens(core.getLanguage(language), colorMap, code, isMember ? CLASS_START[language] : undefined);
};
