import { wordsOf } from './words.ts';

/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;
/** The package for Node.js as it is often written. */
const PACKAGE = /(?<![\w@/])nitric\/sdk\b/gi;

/** The text of a query with names and versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  query.replace(PACKAGE, '@nitric/sdk').replace(VERSION_NUMBER, 'v$1$2').replace(CALL, '.');

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
