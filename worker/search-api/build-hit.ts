import type { TextPart } from '#client/contracts/hit.tsx';
import type { SearchRecordFields } from '#client/contracts/search.ts';
import { snippet, textParts } from '#worker/search/excerpts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import type { HitFormat } from './parse-request.ts';

/** How texts match the query. */
export interface Matching {
  matchesIn: SearchAnswer['matchesIn'];
  /** The words of the query, in lower case. */
  words: readonly string[];
}

/** Builds a hit as the provider does: `_snippetResult` and `_highlightResult` have the form of the record. */
export const buildHit = (record: SearchRecordFields, matching: Matching, format: HitFormat) => ({
  ...Object(mapLeaves(record, (value, path) => (covers(format.retrieve, path) ? value : undefined))),
  objectID: record.objectID,
  _snippetResult: mapLeaves(record, (value, path) => {
    const wanted = format.snippet.find(({ attribute }) => covers([attribute], path));
    return wanted && typeof value === 'string' ? snipped(value, wanted.words, matching, format) : undefined;
  }),
  _highlightResult: mapLeaves(record, (value, path) => {
    if (typeof value !== 'string' || !covers(format.highlight, path)) return undefined;
    const parts = textParts(value, matching.matchesIn(value));
    return { value: markedHtml(parts, format.tags), ...matchOf(parts, matching.words) };
  }),
});

/** A text's words around its matches, between tags. */
export const snipped = (text: string, count: number, { matchesIn, words }: Matching, format: HitFormat) => {
  const ranges = matchesIn(text);
  const { matchLevel } = matchOf(textParts(text, ranges), words);
  const parts = snippet(text, ranges, { words: count, ellipsis: format.ellipsis });
  return { value: markedHtml(parts, format.tags), matchLevel };
};

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

/** The HTML of a text with its matches between tags. The text is escaped. The tags are not, since the client chooses them. */
export const markedHtml = (parts: readonly TextPart[], [pre, post]: HitFormat['tags']): string =>
  parts.map(({ text, isMatch }) => (isMatch ? pre + escaped(text) + post : escaped(text))).join('');

/** Quotation marks are escaped too, since a client may put the text into an attribute. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How many letters tell a word of the query from the others: typos and plurals rarely change how a word begins. */
const BEGINNING_CHARACTERS = 3;

/** How much of the query a text matches, as the provider says it. `fullyHighlighted` is absent if nothing matches. */
const matchOf = (parts: readonly TextPart[], words: readonly string[]) => {
  const begins = (text: string) => text.slice(0, BEGINNING_CHARACTERS).toLowerCase();
  const marked = parts.filter(({ isMatch }) => isMatch).map(({ text }) => begins(text));
  if (marked.length === 0) return { matchLevel: 'none', matchedWords: [] };
  const matchedWords = words.filter((word) => marked.includes(begins(word)));
  return {
    matchLevel: matchedWords.length === words.length ? 'full' : 'partial',
    fullyHighlighted: parts.every(({ text, isMatch }) => isMatch || !/[\p{L}\p{N}]/u.test(text)),
    matchedWords,
  };
};
