import { type Scope, saysWhere, scopeOf } from './scope.ts';
import { mostMistakes, type Vocabulary } from './vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import {
  LONGEST_PHRASE_WORDS,
  OUTSIDE_OF_NAMES,
  STOP_WORDS,
  VAGUE_WORDS,
  type Word,
  wordsOf,
} from './words.ts';

/** The terms of the index that may stand for a word of the query, each with its closeness, up to 1. */
type Choice = ReadonlyMap<string, number>;

/** One reading of a part of the query: something of every choice is needed. */
export interface Reading {
  choices: readonly Choice[];
  weight: number;
  /** `true` for what this site says instead of the reader's words. */
  isSynonym: boolean;
}

/** A part of the query: a word, or words that belong together. */
export interface QueryPart {
  /** Empty if the index has nothing like it. */
  readings: readonly Reading[];
  /** `true` for what a section may lack, because other parts say more: `how`, `to`, and the name of a library. */
  isOptional: boolean;
}

/** A query that is code, such as a line of a sample. */
export interface Expression {
  /** What the code uses, without arguments: `photos.file()` for `const image = photos.file('a.png')`. */
  text: string;
  /** Its last name, as the index has it: `file`. */
  member: string;
  isCall: boolean;
}

export interface ParsedQuery {
  parts: readonly QueryPart[];
  scope: Scope;
  words: readonly Word[];
  /** The last word, which the reader may still be typing. */
  openWord: string;
  /** The names in it, as they are written. */
  names: readonly string[];
  /** The query as an expression of code. It is absent if it is none. */
  expression?: Expression | undefined;
  /** `true` for a query with a word that is written like code: `getUploadUrl`, `bucket.on`. */
  hasCode: boolean;
}

const CODE = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|_|\p{L}\.\p{L}|\(/u;

/** Reads a query. The work is bounded whatever the text is. */
export const parseQuery = (query: string, vocabulary: Vocabulary): ParsedQuery => {
  const plain = queryText(query);
  const expression = expressionIn(plain);
  const text = expression?.text ?? plain;
  const written = specificWords(
    wordsOf(text).flatMap((word) => dividedName(word, text, vocabulary)),
    vocabulary,
  );
  const words = written.map((word) => corrected(word, { isLast: word === written.at(-1), vocabulary }));
  const parts: { readings: Reading[]; specificity: number }[] = [];
  for (let index = 0; index < words.length; ) {
    const phrase = longestPhrase(words, index, vocabulary);
    index += phrase.length;
    const readings = readingsOf(phrase, { isLast: index === words.length, vocabulary });
    const isSiteName = parts.length === 0 && phrase.length === 1 && phrase[0]?.whole === SITE_NAME;
    parts.push({ readings, specificity: isSiteName ? VAGUE : specificityOf(phrase) });
  }
  // A section cannot have what the index lacks, so the known parts decide what is needed, unless they say next to nothing.
  const known = parts.filter(({ readings, specificity }) => readings.length > 0 && specificity > VAGUE);
  const most = Math.max(...(known.length > 0 ? known : parts).map(({ specificity }) => specificity));
  // What stands in front of a called member has a name that the reader chose.
  const isMemberKnown = expression?.isCall === true && (parts.at(-1)?.readings.length ?? 0) > 0;
  return {
    parts: parts.map(({ readings, specificity }, index) => ({
      readings,
      isOptional: isMemberKnown ? index < parts.length - 1 : specificity < most,
    })),
    scope: scopeOf(words),
    words,
    openWord: words.at(-1)?.whole ?? '',
    names: text.split(OUTSIDE_OF_NAMES).filter(Boolean),
    expression,
    hasCode: CODE.test(text),
  };
};

/** A version as readers write it: `version 0`, `0.x`. */
const VERSION_NUMBER = /(?<=\b(?:version|sdk) )(\d+)(?![\w.])|\b(\d+)\.x\b/gi;
/** A call whose result's member follows: `secret('key').put`. */
const CALL = /\([^()]*\)\./g;
/** The package for Node.js as it is often written. */
const PACKAGE = /(?<![\w@/])nitric\/sdk\b/gi;

/** The text of a query with names and versions as the index has them: `v0`. */
export const queryText = (query: string): string =>
  query.replace(PACKAGE, '@nitric/sdk').replace(VERSION_NUMBER, 'v$1$2').replace(CALL, '.');

const NAME = '[\\p{L}_$][\\p{L}\\p{N}_$]*';
/** `const image = …`, `image := …`, and `ctx.res.body = …` */
const ASSIGNMENT = /^([^()=]*?):?=(?![=>])(.*)$/;
/** A path of names, which may be called or have an index. Arguments may go on in the next line. */
const PATH = new RegExp(
  `^\\s*(?:@|(?:await|return|const|let|var|final|val)\\s+)*((?:${NAME}\\.)*${NAME})(\\((?:[^()]|\\([^()]*\\))*\\)?)?(?:\\[.*)?\\W*$`,
  'u',
);

/** Reads a query as code. `undefined` if it is a plain word or a sentence. */
export const expressionIn = (query: string): Expression | undefined => {
  const [, target = '', value] = ASSIGNMENT.exec(query) ?? [];
  return (value === undefined ? undefined : pathIn(value)) ?? pathIn(value === undefined ? query : target);
};

const pathIn = (code: string): Expression | undefined => {
  const [, path = '', call] = PATH.exec(code) ?? [];
  const names = path.split('.');
  const [last] = wordsOf(names.at(-1) ?? '');
  const isCall = call !== undefined;
  const isPlainWord = names.length === 1 && last?.parts.length === 0 && !isCall;
  return last && !isPlainWord ? { text: isCall ? `${path}()` : path, member: last.whole, isCall } : undefined;
};

/** The separators of names and paths, and the hyphens inside of words. A flag keeps those at its start. */
const SEPARATORS = /[+./:_]|(?<=[^-])-/g;

const SHORTEST_HALF_CHARACTERS = 3;

/** The words in a name that the index does not have: `databases.main.deletion-policy`, `downloadlinks`. Other words stay. */
const dividedName = (word: Word, text: string, vocabulary: Vocabulary): Word[] => {
  const { start, end, whole, parts } = word;
  if (vocabulary.begins(whole)) return [word];
  const divided = text.slice(start, end).replace(SEPARATORS, ' ').trim();
  if (parts.length > 0 || divided.includes(' ')) return divided.includes(' ') ? wordsOf(divided) : [word];
  for (let at = SHORTEST_HALF_CHARACTERS; at <= whole.length - SHORTEST_HALF_CHARACTERS; at += 1) {
    const halves = [whole.slice(0, at), whole.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return wordsOf(halves.join(' '));
  }
  return [word];
};

const MOST_WORDS = 16;

/** The words of a query, in order. Of a long one, such as a whole error, those that the fewest sections have. */
const specificWords = (words: readonly Word[], vocabulary: Vocabulary): readonly Word[] => {
  if (words.length <= MOST_WORDS) return words;
  const frequency = ({ whole }: Word) =>
    isVague(whole) ? Number.POSITIVE_INFINITY : vocabulary.frequencyOf(whole) || Number.MAX_VALUE;
  const specific = new Set(words.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, MOST_WORDS));
  return words.filter((word) => specific.has(word));
};

interface Context {
  /** `true` for the end of the query, which the reader may still be typing. */
  isLast: boolean;
  vocabulary: Vocabulary;
}

/**
 * The word that a reader most likely means by a word that nobody knows: `python` for `pytohn`. From then on, it counts as if it
 * had been typed, for libraries, synonyms, and headings too. Other words stay as they are.
 */
export const corrected = (word: Word, { isLast, vocabulary }: Context): Word => {
  const { whole, parts } = word;
  const isPlain = parts.length === 0 && /^\p{L}+$/u.test(whole);
  if (!isPlain || vocabulary.has(whole) || vocabulary.hasReaderWord(whole)) return word;
  if (vocabulary.formsOf(whole).length > 0 || (isLast && vocabulary.begins(whole))) return word;
  const [best] = [...vocabulary.near(whole, mostMistakes(whole), { withReaderWords: true })].sort(
    ([a, mistakesOfA], [b, mistakesOfB]) =>
      mistakesOfA - mistakesOfB || vocabulary.frequencyOf(b) - vocabulary.frequencyOf(a),
  );
  return best ? { ...word, whole: best[0] } : word;
};

/** The word at a position, with the words after it if together they are a phrase of readers or one word of the index. */
const longestPhrase = (words: readonly Word[], start: number, vocabulary: Vocabulary): readonly Word[] => {
  for (let length = Math.min(LONGEST_PHRASE_WORDS, words.length - start); length > 1; length -= 1) {
    const phrase = words.slice(start, start + length);
    if (vocabulary.synonymsOf(phrase).length > 0 || isOneTerm(phrase, vocabulary)) return phrase;
  }
  return words.slice(start, start + 1);
};

/** `for each` is not `foreach`: a stop word never begins another word. */
const isOneTerm = (phrase: readonly Word[], vocabulary: Vocabulary): boolean =>
  !STOP_WORDS.has(phrase[0]?.whole ?? '') && vocabulary.has(joined(phrase));

const joined = (phrase: readonly Word[]): string => phrase.map(({ whole }) => whole).join('');

/** At the start of a query, the name of the site says nothing: `nitric buckets` asks for buckets. */
const SITE_NAME = 'nitric';

/** The specificity of words that a section may lack in any case. */
const VAGUE = 1;

/**
 * How specific a part of a query is: not at all (0, `how to`), little (1, `working`), where to look (2, `python`), or what is
 * searched for (3). A query needs only the most specific parts.
 */
const specificityOf = (phrase: readonly Word[]): 0 | typeof VAGUE | 2 | 3 => {
  if (phrase.every(({ whole }) => STOP_WORDS.has(whole))) return 0;
  if (phrase.every(({ whole }) => isVague(whole))) return VAGUE;
  return phrase.length === 1 && phrase.every(saysWhere) ? 2 : 3;
};

const isVague = (word: string): boolean => STOP_WORDS.has(word) || VAGUE_WORDS.has(word);

/** The readings of a word, or of words that belong together, for which the index has every choice. */
const readingsOf = (phrase: readonly Word[], { isLast, vocabulary }: Context): Reading[] => {
  const wholes = phrase.map(({ whole }) => whole);
  const isHeading = wholes.every((whole) => vocabulary.isInHeading(whole) || STOP_WORDS.has(whole));
  const { closeness } = WEIGHTS;
  const [first] = phrase;
  const readingOf = (terms: readonly string[], weight: number, isSynonym = false): Reading => ({
    choices: terms.map((term, index) =>
      choiceOf(term, { isLast: isLast && !isSynonym && index === terms.length - 1, vocabulary }),
    ),
    weight,
    isSynonym,
  });
  return [
    readingOf(wholes, 1),
    ...(isOneTerm(phrase, vocabulary) && phrase.length > 1 ? [readingOf([joined(phrase)], 1)] : []),
    ...(phrase.length === 1 && first && first.parts.length > 0
      ? [
          readingOf(first.parts, closeness.parts),
          // Texts are searched for no stop words.
          readingOf(
            first.parts.filter((part) => !STOP_WORDS.has(part)),
            closeness.specificParts,
          ),
        ]
      : []),
    ...vocabulary
      .synonymsOf(phrase)
      .map((terms) => readingOf(terms, isHeading ? closeness.synonymOfKnown : closeness.synonym, true)),
  ].filter(({ choices }) => choices.length > 0 && choices.every(({ size }) => size > 0));
};

const MOST_COMPLETIONS = 40;

/** The terms for a word. */
const choiceOf = (term: string, { isLast, vocabulary }: Context): Choice => {
  const found = new Map<string, number>();
  const add = (other: string, closeness: number) => {
    if (closeness > (found.get(other) ?? 0)) found.set(other, closeness);
  };
  if (vocabulary.has(term)) add(term, 1);
  for (const form of vocabulary.formsOf(term)) add(form, isPlural(form, term) ? 1 : WEIGHTS.closeness.form);
  const isKnown = found.size > 0;
  const longer = isLast && !STOP_WORDS.has(term) ? vocabulary.startingWith(term, MOST_COMPLETIONS) : [];
  for (const other of longer) add(other, Math.sqrt(term.length / other.length));
  if (isKnown || vocabulary.hasReaderWord(term)) return found;
  for (const [near, mistakes] of vocabulary.near(term, mostMistakes(term)))
    for (const form of [near, ...vocabulary.formsOf(near)]) add(form, WEIGHTS.closeness.mistake ** mistakes);
  return found;
};

const isPlural = (a: string, b: string): boolean => `${a}s` === b || `${b}s` === a;
