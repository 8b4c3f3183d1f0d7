import type { ThemeRegistration } from 'shiki/core';

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
export type TokenClass = keyof typeof SCOPES;

/** Punctuation has no class and the color of the whole block, since it would otherwise be two of five elements in code. */
const PUNCTUATION = ['punctuation', 'meta.brace', 'keyword.operator.type.annotation', 'meta.delimiter'];
const PUNCTUATION_COLOR = '#000000';

const CLASSES = Object.keys(SCOPES) as TokenClass[]; // Object.keys returns string[].

const sentinel = (name: TokenClass) => `#00000${CLASSES.indexOf(name) + 1}`;

/** The highlighter can only assign colors, so each color represents a class. The colors never reach a page. */
export const CLASS_THEME: ThemeRegistration = {
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

export const tokenClass = (color: string | undefined): TokenClass | undefined =>
  color === undefined ? undefined : CLASS_OF_COLOR.get(color);
