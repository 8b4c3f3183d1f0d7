import type { TextPart } from '#client/contracts/marked.tsx';
import type { SearchRecordFields } from '#client/contracts/search.ts';
import { snippet, textParts } from '#worker/search/excerpts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';

/** The attributes that a hit contains. An attribute is a path (`hierarchy.lvl1`), an object (`hierarchy`), or everything (`*`). */
export interface HitFormat {
  retrieve: readonly string[];
  highlight: readonly string[];
  snippet: readonly { attribute: string; words: number }[];
  tags: Tags;
  /** The text in a snippet where words are left out. */
  ellipsis: string;
}

/** How texts match the query. */
export interface Matching {
  matchesIn: SearchAnswer['matchesIn'];
  /** The words of the query, in lower case. */
  words: readonly string[];
}

/** Builds a hit as the provider does: `_snippetResult` and `_highlightResult` have the form of the record. */
export const buildHit = (record: SearchRecordFields, matching: Matching, format: HitFormat) => ({
  ...asObject(mapLeaves(record, (value, path) => (covers(format.retrieve, path) ? value : undefined))),
  objectID: record.objectID,
  _snippetResult: mapLeaves(record, (value, path) => {
    const wanted = format.snippet.find(({ attribute }) => covers([attribute], path));
    return wanted && typeof value === 'string' ? snipped(value, wanted.words, matching, format) : undefined;
  }),
  _highlightResult: mapLeaves(record, (value, path) =>
    typeof value === 'string' && covers(format.highlight, path)
      ? highlighted(value, matching, format)
      : undefined,
  ),
});

const highlighted = (text: string, { matchesIn, words }: Matching, { tags }: HitFormat) => {
  const parts = textParts(text, matchesIn(text));
  return { value: markedHtml(parts, tags), ...matchOf(parts, words) };
};

/** A text's words around its matches, between tags. */
export const snipped = (text: string, count: number, { matchesIn, words }: Matching, format: HitFormat) => {
  const ranges = matchesIn(text);
  const { matchLevel } = matchOf(textParts(text, ranges), words);
  const parts = snippet(text, ranges, { words: count, ellipsis: format.ellipsis });
  return { value: markedHtml(parts, format.tags), matchLevel };
};

const asObject = (value: unknown) => (typeof value === 'object' ? value : undefined);

const covers = (attributes: readonly string[], path: string): boolean =>
  attributes.some((attribute) => attribute === '*' || attribute === path || path.startsWith(`${attribute}.`));

/**
 * Builds an object of the same form from the values inside an object. `leaf` gets each value with its path, such as
 * `hierarchy.lvl1`. Leaves for which it returns `undefined`, and objects without leaves, are absent.
 */
const mapLeaves = (value: unknown, leaf: (value: unknown, path: string) => unknown, path = ''): unknown => {
  if (typeof value !== 'object' || value === null) return leaf(value, path);
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, mapLeaves(inner, leaf, path === '' ? key : `${path}.${key}`)] as const)
    .filter(([, built]) => built !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The texts before and after a match. */
export type Tags = readonly [pre: string, post: string];

/** The HTML of a text with its matches between tags. The text is escaped. The tags are not, since the client chooses them. */
export const markedHtml = (parts: readonly TextPart[], [pre, post]: Tags): string =>
  parts.map(({ text, isMatch }) => (isMatch ? pre + escaped(text) + post : escaped(text))).join('');

/** Quotation marks are escaped too, since a client may put the text into an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How much of the query a text matches, as the provider says it. */
interface Match {
  matchLevel: 'none' | 'partial' | 'full';
  /** The words of the query that the text contains, in lower case. */
  matchedWords: string[];
  /** `true` if every word of the text matches. It is absent if none does. */
  fullyHighlighted?: boolean;
}

/** The words of a query, in lower case. */
export const lowerCaseWords = (query: string): string[] => [
  ...new Set(
    query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Describes how the parts of a text match the words of a query. */
const matchOf = (parts: readonly TextPart[], words: readonly string[]): Match => {
  const marked = parts.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase());
  if (marked.length === 0) return { matchLevel: 'none', matchedWords: [] };
  const found = new Set(marked.map((text) => likest(text, words)));
  const matchedWords = words.filter((word) => found.has(word));
  return {
    matchLevel: matchedWords.length === words.length ? 'full' : 'partial',
    fullyHighlighted: parts.every(({ text, isMatch }) => isMatch || !/[\p{L}\p{N}]/u.test(text)),
    matchedWords,
  };
};

/** The word of the query that a marked text stands for: typos and plurals rarely change how a word begins. */
const likest = (text: string, words: readonly string[]): string | undefined => {
  const lengths = words.map((word) => sharedBeginning(text, word));
  return words[lengths.indexOf(Math.max(...lengths))];
};

const sharedBeginning = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};
