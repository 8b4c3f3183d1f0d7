import type { SearchRecordFields } from '#client/contracts/search.ts';
import { snippet } from '#worker/search/excerpts/snippet.ts';
import { textParts } from '#worker/search/excerpts/text-parts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';
import { mapLeaves } from './map-leaves.ts';
import { markedHtml, type Tags } from './marked-html.ts';
import { matchOf } from './match-of.ts';

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
