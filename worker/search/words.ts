/** Words that carry no meaning in running text. In titles and names, they count: `bucket.on`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can could did do does for from get had has have how i if in into is it its me my
  no not of on or our shall should so some than that the their them then there these they this to up us use using was way we were
  what when where which while who why will with without would you your`.split(/\s+/),
);

/** Words of questions. A section may lack them, but a section that has them ranks higher. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  `able actually add adding already also always another best better called correctly create creating declare define different doing done easiest easily else ever exactly
  explain explained explanation find first getting give given go going good happen happens hello hey hi instead just keep kind know late
  learn like make makes making mean means missing more most much need needed needs never new normally now only other please pls
  possible possibly practice practices proper properly put quickly really right same say see set setup show solve something still take
  tell thing thanks things through time together too try trying two used very want wants ways wonder work working works wrong yet`.split(
    /\s+/,
  ),
);

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

/** A phrase of a query that is read as one has at most this many words. */
export const LONGEST_PHRASE_WORDS = 3;

/** `pub/sub`, `pub sub`, and `Pub-Subs` have the same key. */
export const phraseKey = (words: readonly Word[]): string => words.flatMap(wordsInside).map(stemOf).join(' ');

type Terms = Pick<Word, 'whole' | 'parts'>;

/** Texts repeat their words, so most words are known. */
let known = new Map<string, Terms>();
const MOST_KNOWN = 10_000;

const termsOf = (word: string): Terms => {
  const found = known.get(word);
  if (found) return found;
  const copy = copied(word);
  const terms = splitTerms(copy);
  if (known.size >= MOST_KNOWN) known = new Map();
  known.set(copy, terms);
  return terms;
};

/** A copy of a part of a text. The part itself would keep the whole text in memory, such as the long address of a search. */
const copied = (part: string): string => [...part].join('');

/** Most words are plain, and are read without the expressions for all letters, which take most of the time. */
const PLAIN = /^[A-Za-z]?[a-z\d]*$/;

const splitTerms = (word: string): Terms => {
  if (PLAIN.test(word)) return { whole: cut(word.toLowerCase()), parts: [] };
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

/** What stands between names, such as `getUploadUrl` and `oidc_rule`. */
export const OUTSIDE_OF_NAMES = /[^\p{L}\p{N}_]+/u;

/** The words of a text as they are written. */
export const writtenWords = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Every term of a text: whole words and the words inside them. */
export const termsIn = (text: string): string[] =>
  writtenWords(text).flatMap((word) => {
    const { whole, parts } = termsOf(word);
    return parts.length === 0 ? whole : [whole, ...parts];
  });

const VOWEL = /[aeiouy]/;
const SHORTEST_STEM_CHARACTERS = 3;
const UNCHANGED = new Set([
  'alias',
  'always',
  'aws',
  'during',
  'embed',
  'exceed',
  'https',
  'kubernetes',
  'nothing',
  'setting',
]);

/**
 * The common part of the forms of an English word: plural and singular, `deploy`, `deployed` and `deploying`. It is a key for
 * comparison and not always a word.
 */
export const stemOf = (term: string): string => {
  if (term.length <= SHORTEST_STEM_CHARACTERS || UNCHANGED.has(term)) return term;
  const one = singular(term);
  if (UNCHANGED.has(one)) return one;
  return withoutE(withoutEnding(one));
};

const singular = (term: string): string => {
  if (!term.endsWith('s') || /(?:ss|us|is)$/.test(term)) return term;
  if (/[^ae]ies$/.test(term)) return `${term.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(term)) return term.slice(0, -2);
  return term.slice(0, -1);
};

const withoutEnding = (term: string): string => {
  if (/..[^aeiou]ied$|^[^aeiou]{2}ied$/.test(term)) return `${term.slice(0, -3)}y`;
  const ending = ['ing', 'ed'].find((end) => term.endsWith(end));
  if (!ending) return term;
  const stem = term.slice(0, -ending.length);
  if (stem.length < SHORTEST_STEM_CHARACTERS || !VOWEL.test(stem)) return term;
  return stem.length > SHORTEST_STEM_CHARACTERS && /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
};

const withoutE = (term: string): string =>
  term.length > SHORTEST_STEM_CHARACTERS + 1 && term.endsWith('e') ? term.slice(0, -1) : term;
