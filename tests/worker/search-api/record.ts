import type { SearchRecordFields } from '#client/contracts/search.ts';
import type { TextRange } from '#worker/search/excerpts.ts';
import type { SearchAnswer } from '#worker/search/search-engine.ts';

const NO_TITLES = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** A record of a method of the Python library. */
export const RECORD: SearchRecordFields = {
  objectID: '/reference/python/storage#bucket-on',
  url: '/docs/reference/python/storage#bucket-on',
  type: 'lvl2',
  hierarchy: { ...NO_TITLES, lvl0: 'Python v1', lvl1: 'Storage', lvl2: 'Bucket.on()' },
  content: 'Calls a <function> when a file in the bucket changes & is "new".',
  kind: 'symbol',
  section: 'Reference',
  library: 'python',
  version: 'v1',
  symbol: { signature: 'on(type: str)', language: 'python', sample: '@bucket.on("write:*")' },
};

/** Finds every occurrence of the words, without regard to case. */
export const matching =
  (...words: string[]) =>
  (text: string): TextRange[] => {
    const lower = text.toLowerCase();
    return Array.from(lower, (_, start) => start).flatMap((start) => {
      const word = words.find((candidate) => lower.startsWith(candidate, start));
      return word === undefined ? [] : [[start, start + word.length] as const];
    });
  };

/** An answer that found the given records. */
export const answerWith = (
  hits: readonly SearchRecordFields[],
  change: Partial<SearchAnswer> = {},
): SearchAnswer => ({
  hits,
  total: hits.length,
  facets: { library: { python: 1, go: 3, nodejs: 3 }, section: { Reference: 7 }, version: {} },
  suggestions: [],
  matchesIn: () => [],
  ...change,
});
