/** A word of a text, and the terms under which the index knows it. */
export interface Word {
  /** The first character and the character after the last, in UTF-16 units. */
  start: number;
  end: number;
  /** The whole word, without separators: `getUploadUrl` and `get_upload_url` are `getuploadurl`. A flag keeps its hyphens, and a package its `@`. */
  whole: string;
  /** The words inside it, such as `get`, `upload`, `url`. Empty if it is one word. */
  parts: readonly string[];
}

/**
 * A flag (`--env-file`), or letters and digits with single separators between them (`bucket.on`, `AWS_REGION`, `C#`, `C++`), also
 * as the name of a package (`@nitric/sdk`).
 */
const WORD =
  /--?\p{L}[\p{L}\p{N}-]*|(?:@(?=[\p{L}\p{N}-]{1,40}\/\p{L}))?[\p{L}\p{N}\p{M}]+(?:[-._/:@+'’][\p{L}\p{N}\p{M}]+)*(?:#|\+\+)?/gu;
const CAMEL =
  /\p{Lu}+s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|[\p{Lu}\p{N}]+|[^\p{Lu}\p{Ll}\p{N}]+/gu;
/** Names of one word that are written with a capital inside. */
const UNDIVIDED = new Set(['javascript', 'typescript', 'github', 'openapi', 'websocket', 'websockets']);
const LONGEST_WORD_PARTS = 6;
const LONGEST_TERM_CHARACTERS = 40;

/** The words of a text, in order. Case and accents are folded. An accent without a letter is no word. */
export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ({ 0: found, index }) => {
    const { whole, parts } = termsOf(found);
    return { start: index, end: index + found.length, whole, parts };
  }).filter(({ whole }) => whole !== '');

/** The words inside a word, or the word itself if it is one. */
export const wordsInside = ({ whole, parts }: Word): readonly string[] =>
  parts.length > 0 ? parts : [whole];

type Terms = Pick<Word, 'whole' | 'parts'>;

/** Texts repeat their words, so most words are known. */
let known = new Map<string, Terms>();
const MOST_KNOWN = 10_000;

const termsOf = (word: string): Terms => {
  const found = known.get(word);
  if (found) return found;
  const kept = ownText(word);
  const terms = splitTerms(kept);
  if (known.size >= MOST_KNOWN) known = new Map();
  known.set(kept, terms);
  return terms;
};

/** A copy of a part of a text. The part itself would keep the whole text in memory, such as the long address of a search. */
const ownText = (part: string): string => [...part].join('');

const splitTerms = (word: string): Terms => {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '');
  if (/^c#$/i.test(plain)) return { whole: 'csharp', parts: [] };
  if (/^c\+\+$/i.test(plain)) return { whole: 'cplusplus', parts: [] };
  const start = /^(?:-+|@)/.exec(plain)?.[0] ?? '';
  const pieces = plain.split(/[^\p{L}\p{N}]+/u).flatMap(camelParts);
  const joined = pieces.join('');
  const whole = cut(start + joined);
  if (pieces.length <= 1) return { whole, parts: start ? [cut(joined)] : [] };
  const parts = pieces.filter((piece) => piece.length > 1).map(cut);
  return { whole, parts: parts.slice(0, LONGEST_WORD_PARTS) };
};

const camelParts = (piece: string): string[] => {
  const lower = piece.toLowerCase();
  if (UNDIVIDED.has(lower)) return [lower];
  return (piece.match(CAMEL) ?? []).map((part) => part.toLowerCase());
};

const cut = (term: string): string => term.slice(0, LONGEST_TERM_CHARACTERS);

/** The words of a text as they are written. */
export const writtenWords = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Every term of a text: whole words and the words inside them. */
export const termsIn = (text: string): string[] =>
  writtenWords(text).flatMap((word) => {
    const { whole, parts } = termsOf(word);
    return parts.length === 0 ? whole : [whole, ...parts];
  });
