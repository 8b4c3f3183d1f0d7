import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hitHref } from '#client/contracts/search.ts';
import { SEARCH_PAGE_HITS } from '#content/limits.ts';
import { SDK_SLUGS, type SdkSlug } from '#content/sdks.ts';
import type { SearchEngine } from '#worker/search/search-engine.ts';

/** The kinds of queries, by what the reader knows about the answer or how the reader writes. */
const QUERY_KINDS = [
  /** Titles of pages and headings, as readers copy or remember them. */
  'title',
  /** Names from code. Without a chosen library, any current library that spells the symbol this way is right. */
  'symbol',
  /** Commands and flags, of the CLI and of the tools next to it. */
  'command',
  /** Environment variables, files, and keys of configuration files. */
  'setting',
  /** A task in a few words. */
  'task',
  /** Whole sentences, as readers ask a colleague. */
  'question',
  /** Queries that stop in the middle of a word, as they stand in the field while a reader types. */
  'prefix',
  /** Swapped, missing, doubled, and wrong letters. */
  'typo',
  /** The singular of words that the pages use in the plural, and the other way around. */
  'plural',
  /** The same thing in other spellings: joined, hyphenated, abbreviated, British. */
  'spelling',
  /** Words from other products and clouds for what these pages call differently. */
  'synonym',
  /** Messages and error codes, as readers copy them from a terminal, a browser, or a log. */
  'error',
  /** Queries about an old version, and those about the move to version 1. */
  'version',
] as const;

/**
 * The tuning half guides changes of the ranking. The test half measures them, and nobody tunes by it: it shares no address with the
 * tuning half, and gets no rows for what it misses.
 */
export const QUERY_HALVES = ['tuning', 'test'] as const;
export type QueryHalf = (typeof QUERY_HALVES)[number];

interface RelevanceQuery {
  /** The text as a reader types it. */
  query: string;
  /**
   * The addresses that answer the query, best first, such as `/docs/storage#events`. Any of them counts as right. An
   * address without an anchor means the page's title and the text before its first heading.
   */
  expect: readonly string[];
  kind: (typeof QUERY_KINDS)[number];
  half: QueryHalf;
  /** The library that the reader has chosen, if the answer depends on it. */
  library?: SdkSlug;
  /** Why another hit comes first, if that was decided. */
  reason?: string;
}

const COLUMNS = ['kind', 'query', 'addresses', 'library', 'reason'];

const ROW = v.strictTuple([
  v.picklist(QUERY_KINDS),
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.string(), v.nonEmpty()),
  v.picklist(['', ...SDK_SLUGS]),
  v.string(),
]);

/** Reads the rows of `queries/{half}.tsv`. Addresses are separated by spaces, and empty columns at the end may be left out. */
const readHalf = (half: QueryHalf): RelevanceQuery[] => {
  const file = join(import.meta.dirname, 'queries', `${half}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const row = v.safeParse(ROW, [...cells, ...COLUMNS.slice(cells.length).map(() => '')]);
    if (!row.success) throw new Error(`${file}:${index + 2}: ${v.summarize(row.issues)}`);
    const [kind, query, addresses, library, reason] = row.output;
    return {
      kind,
      query,
      expect: addresses.split(' '),
      half,
      ...(library && { library }),
      ...(reason && { reason }),
    };
  });
};

/** Searches with their right answers, written from the reader's side. They measure how good the search is. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = QUERY_HALVES.flatMap(readHalf);

/** A query whose first hit is not a right one. */
export interface Miss {
  query: RelevanceQuery;
  /** The address of the first hit. It is absent if there is none. */
  first?: string;
  /** The place of the first right hit, counted from 1. It is absent if no hit of the first page is right. */
  rank?: number;
}

export interface Relevance {
  /** The share of queries whose first hit is right, and of those with a right one among five. */
  successAt1: number;
  successAt5: number;
  /** The mean of 1 divided by the place of the first right hit: the mean reciprocal rank. */
  mrr: number;
  misses: Miss[];
}

const FIRST_HITS = 5;

/** Searches for each query and compares the hits with the right ones. */
export const measureRelevance = async (
  engine: SearchEngine,
  queries: readonly RelevanceQuery[],
): Promise<Relevance> => {
  const ranks: (number | undefined)[] = [];
  const misses: Miss[] = [];
  for (const query of queries) {
    const { rank, first } = await rankOf(engine, query);
    ranks.push(rank);
    if (rank !== 1) misses.push({ query, ...(first ? { first } : {}), ...(rank ? { rank } : {}) });
  }
  const share = (isRight: (rank: number) => boolean) =>
    ranks.filter((rank) => rank !== undefined && isRight(rank)).length / ranks.length;
  return {
    successAt1: share((rank) => rank === 1),
    successAt5: share((rank) => rank <= FIRST_HITS),
    mrr: ranks.reduce<number>((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length,
    misses,
  };
};

/** The place of the first right hit, and the address of the first hit. They are absent as in `Miss`. */
const rankOf = async (
  engine: SearchEngine,
  { query, expect, library }: RelevanceQuery,
): Promise<{ rank: number | undefined; first: string | undefined }> => {
  const { hits } = await engine.search({
    text: query,
    page: 0,
    hitsPerPage: SEARCH_PAGE_HITS,
    filters: {},
    ...(library ? { preferredLibrary: library } : {}),
  });
  const urls = hits.map(({ url }) => hitHref(url));
  const right = expect.map(hitHref);
  const index = urls.findIndex((url) => right.includes(url));
  return { rank: index < 0 ? undefined : index + 1, first: urls[0] };
};
