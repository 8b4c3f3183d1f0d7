import type { TextPart } from '#client/contracts/marked.tsx';
import { HIT_KINDS, type HierarchyLevel, type HitKind } from '#client/contracts/search.ts';
import { ownValue } from '#content/own-value.ts';

/** The tag that both indexes put around words that match (requirements, section 7). */
export const MARK = { before: '<mark>', after: '</mark>' } as const;

/** An answer from outside may have any form. These functions keep only the values of the expected type. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const kindOf = (value: unknown): HitKind | undefined => HIT_KINDS.find((kind) => kind === value);

type Unknown<Key extends string> = Partial<Readonly<Record<Key, unknown>>>;

/** The fields of a record, or none. */
export const fieldsOf = <Key extends string>(value: unknown): Unknown<Key> =>
  typeof value === 'object' && value !== null ? value : {};

/** A hit as an index sends it. */
export type ResponseHit = Unknown<
  | 'objectID'
  | 'url'
  | 'hierarchy'
  | 'content'
  | 'kind'
  | 'version'
  | 'symbol'
  | '_highlightResult'
  | '_snippetResult'
>;

export type Levels = Unknown<HierarchyLevel>;

export interface SearchResult {
  hits: readonly ResponseHit[];
  total: number;
  /** The number of hits for each value of each facet. */
  facets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  suggestions: readonly string[];
  queryId: string | undefined;
}

/** Reads the first result of the provider's answer. Throws a TypeError if it has no hits. */
export const parseResult = (response: unknown): SearchResult => {
  const [result] = listOf(fieldsOf<'results'>(response).results);
  const fields = fieldsOf<'hits' | 'nbHits' | 'facets' | 'userData' | 'queryID'>(result);
  if (!Array.isArray(fields.hits)) throw new TypeError('The search returned no list of hits.');
  const hits = fields.hits.map(fieldsOf<keyof ResponseHit>);
  return {
    hits,
    total: Number(fields.nbHits) || hits.length,
    facets: Object.fromEntries(
      Object.entries(fieldsOf(fields.facets)).map(([facet, values]) => [facet, fieldsOf(values)]),
    ),
    suggestions: listOf(fields.userData)
      .flatMap((data) => listOf(fieldsOf<'suggestions'>(data).suggestions))
      .flatMap((suggestion) => textOf(suggestion) ?? []),
    queryId: textOf(fields.queryID),
  };
};

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ownValue(CHARACTERS, entity) ?? entity);

/** The parts of a marked text, which is HTML without other tags. The parts are plain text and never become HTML again. */
export const markedParts = (marked: string): TextPart[] =>
  marked.split(MARK.before).flatMap((piece, index) => {
    const [inside = '', ...outside] = index === 0 ? ['', piece] : piece.split(MARK.after);
    return [
      { text: unescaped(inside), isMatch: true },
      { text: unescaped(outside.join('')), isMatch: false },
    ].filter(({ text }) => text !== '');
  });
