import { wordsOf } from './words.ts';

/** The arguments of a method: `Payload<T>()`. */
const TYPE_ARGUMENTS = /(?<=[\p{L}\p{N}])<[\p{L}\p{N}, ]{1,20}>/gu;
/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;
/** Other characters between an object and its member: `Bucket::on`, `Bucket#on`. */
const MEMBER = /(?<=\p{L})(?:::|#)(?=\p{L})/gu;

/** The package for Node.js as it is often written. */
const PACKAGE = /(?<![\w@/])nitric\/sdk\b/gi;
/** The statement around what is imported: `from nitric.resources import api`, `import { api } from '@nitric/sdk'`. */
const IMPORT = /^\s*from\s+nitric[\w.]*\s+import\s+|^\s*import\s+(\{[^}]*\})\s+from\s+['"].*$/i;

/** `can't`, `I'd`, `what's`. Without them, `I'd` would be `id`. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/(?<=\p{L})n['’]t\b/giu, ' not'],
  [/(?<=\p{L})['’](?:d|ll|m|re|s|ve)\b/giu, ''],
];

/** The text of a query with names and versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  withoutContractions(query)
    .replace(IMPORT, '$1')
    .replace(PACKAGE, '@nitric/sdk')
    .replace(TYPE_ARGUMENTS, '')
    .replace(VERSION_NUMBER, 'v$1$2')
    .replace(CALL, '.')
    .replace(MEMBER, '.');

const withoutContractions = (query: string): string =>
  CONTRACTIONS.reduce((text, [contraction, words]) => text.replace(contraction, words), query);

/** A query that is code, such as a line of a sample. */
export interface Expression {
  /** What the code uses, without arguments: `photos.file()` for `const image = photos.file('a.png')`. */
  text: string;
  /** Its last name, as the index has it: `file`. */
  member: string;
  isCall: boolean;
}

/** Reads a query as code. `undefined` if it is a plain word or a sentence. */
export const expressionIn = (query: string): Expression | undefined => {
  const [, target = '', value] = ASSIGNMENT.exec(query) ?? [];
  return (value === undefined ? undefined : pathIn(value)) ?? pathIn(value === undefined ? query : target);
};

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
/** `const image = …`, `image := …`, and `ctx.res.body = …` */
const ASSIGNMENT = /^([^()=]*?):?=(?![=>])(.*)$/;
/** A path of names, which may be called or have an index. Arguments may go on in the next line. */
const PATH = new RegExp(
  `^\\s*(?:@|(?:await|return|const|let|var|final|val)\\s+)*((?:${NAME}\\.)*${NAME})(\\((?:[^()]|\\([^()]*\\))*\\)?)?(?:\\[.*)?\\W*$`,
  'u',
);

const pathIn = (code: string): Expression | undefined => {
  const [, path = '', call] = PATH.exec(code) ?? [];
  const names = path.split('.');
  const [last] = wordsOf(names.at(-1) ?? '');
  const isCall = call !== undefined;
  const isPlainWord = names.length === 1 && last?.parts.length === 0 && !isCall;
  return last && !isPlainWord ? { text: isCall ? `${path}()` : path, member: last.whole, isCall } : undefined;
};
